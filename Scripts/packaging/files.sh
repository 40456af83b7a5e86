# The files that every package has. Scripts/package reads this file, and sets the variables that are used here.
# shellcheck shell=bash disable=SC2034,SC2154

# Lays the files out below a folder: install_files ROOT BIN SHARE
install_files() {
    local root=$1 bin=$1/$2 share=$1/$3
    mkdir -p "$bin" "$share/man/man1" "$share/doc/uispec"
    install -m 755 "$binary" "$bin/uispec"
    strip --strip-all --remove-section=.comment "$bin/uispec"
    # The Swift runtime is in the binary, so it needs no folder of libraries.
    if readelf --dynamic "$bin/uispec" | grep -q RUNPATH; then chrpath --delete "$bin/uispec" > /dev/null; fi
    mkdir -p "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
    # It is sourced, so it has no interpreter.
    "$binary" --generate-completion-script bash | sed '1{/^#!/d}' > "$share/bash-completion/completions/uispec"
    "$binary" --generate-completion-script zsh > "$share/zsh/vendor-completions/_uispec"
    "$binary" --generate-completion-script fish > "$share/fish/vendor_completions.d/uispec.fish"
    Scripts/manual "$binary" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" > "$share/man/man1/uispec.1"
    gzip -9n "$share/man/man1/uispec.1"
    copyright > "$share/doc/uispec/copyright"
    find "$root" -type d -exec chmod 755 {} +
    find "$share" -type f -exec chmod 644 {} +
}

copyright() {
    cat << END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: uispec
Source: $homepage
Comment:
 The binary contains the Swift runtime, Foundation, Swift Argument Parser and
 Swift Numerics, which have the same license with the Runtime Library Exception.

Files: *
Copyright: 2026 the uispec authors
 2014-2026 Apple Inc. and the Swift project authors
License: Apache-2.0
 On Debian systems, the text of the Apache License 2.0 is in
 /usr/share/common-licenses/Apache-2.0.
END
}

# Prints the libraries that the binary is linked with, as the field Depends.
dependencies() {
    local folder
    folder=$(mktemp -d)
    mkdir "$folder/debian"
    printf 'Source: uispec\n\nPackage: uispec\nArchitecture: any\n' > "$folder/debian/control"
    (cd "$folder" && dpkg-shlibdeps -O -e "$1" 2> /dev/null) | sed -n 's/^shlibs:Depends=//p'
    rm -rf "$folder"
}

# Fails if the binary needs a newer glibc than the oldest system that packages are made for, Ubuntu 22.04.
check_glibc() {
    local newest
    newest=$({ objdump -T "$binary" | grep -o 'GLIBC_[0-9.]*'; echo "GLIBC_$oldest_glibc"; } | sort -Vu | tail -n 1)
    [ "$newest" = "GLIBC_$oldest_glibc" ] || fail "the binary needs $newest; packages are for glibc $oldest_glibc or newer"
}

# Prints the fonts that texts are measured and drawn in, one Debian package a line.
fonts() { Scripts/setup --fonts Specs/tokyo-friends/uispec.yaml | tr ' ' '\n'; }

# Writes an archive with the same bytes for the same files: archive FOLDER FILE NAME …
archive() {
    local folder=$1 file=$2
    shift 2
    tar --directory "$folder" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner \
        --mtime "@$SOURCE_DATE_EPOCH" --create --file "$file" "$@"
}
