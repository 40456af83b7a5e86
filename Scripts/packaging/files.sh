# The files that every package has. Scripts/package reads this file, and sets the variables that are used here.
# shellcheck shell=bash disable=SC2034,SC2154

# Lays the files out below a folder: install_files ROOT BIN SHARE
install_files() {
    local root=$1 bin=$1/$2 share=$1/$3
    mkdir -p "$bin" "$share/man/man1" "$share/doc/uispec"
    mkdir -p "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
    install_binary "$binary" uispec "$bin" "$share"
    install_binary "$tokens" uispec-tokens "$bin" "$share"
    copyright > "$share/doc/uispec/copyright"
    find "$root" -type d -exec chmod 755 {} +
    find "$share" -type f -exec chmod 644 {} +
}

# install_binary BINARY NAME BIN SHARE
install_binary() {
    local binary=$1 name=$2 bin=$3 share=$4
    install -m 755 "$binary" "$bin/$name"
    strip --strip-all --remove-section=.comment "$bin/$name"
    # The Swift runtime is in the binary, so it needs no folder of libraries.
    if readelf --dynamic "$bin/$name" | grep -q RUNPATH; then chrpath --delete "$bin/$name" > /dev/null; fi
    # It is sourced, so it has no interpreter.
    "$binary" --generate-completion-script bash | sed '1{/^#!/d}' > "$share/bash-completion/completions/$name"
    "$binary" --generate-completion-script zsh > "$share/zsh/vendor-completions/_$name"
    "$binary" --generate-completion-script fish > "$share/fish/vendor_completions.d/$name.fish"
    Scripts/manual "$binary" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" > "$share/man/man1/$name.1"
    gzip -9n "$share/man/man1/$name.1"
}

copyright() {
    cat << END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: uispec
Source: $homepage
Comment:
 The binaries contain the Swift runtime, Foundation, Swift Argument Parser and
 Swift Numerics, which have the same license with the Runtime Library Exception.
 uispec-tokens also contains libyaml, and libstdc++ and libgcc, whose license,
 GPL-3+ with the GCC Runtime Library Exception, does not extend to it.

Files: *
Copyright: 2026 the uispec authors
 2014-2026 Apple Inc. and the Swift project authors
License: Apache-2.0
 On Debian systems, the text of the Apache License 2.0 is in
 /usr/share/common-licenses/Apache-2.0.

Files: usr/bin/uispec-tokens
Copyright: 2026 the uispec authors
 2017-2020 Ingy döt Net
 2006-2016 Kirill Simonov
License: Apache-2.0 and Expat

License: Expat
 Permission is hereby granted, free of charge, to any person obtaining a copy of
 this software and associated documentation files (the "Software"), to deal in
 the Software without restriction, including without limitation the rights to
 use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
 the Software, and to permit persons to whom the Software is furnished to do so,
 subject to the following conditions:
 .
 The above copyright notice and this permission notice shall be included in all
 copies or substantial portions of the Software.
 .
 THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
 FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
 IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
 CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
END
}

# Prints the libraries that a binary is linked with, as the field Depends.
dependencies() {
    local folder
    folder=$(mktemp -d)
    mkdir "$folder/debian"
    printf 'Source: uispec\n\nPackage: uispec\nArchitecture: any\n' > "$folder/debian/control"
    (cd "$folder" && dpkg-shlibdeps -O -e "$1" 2> /dev/null) | sed -n 's/^shlibs:Depends=//p'
    rm -rf "$folder"
}

# Fails if a binary needs a newer glibc than the oldest system that packages are made for, Ubuntu 22.04.
check_glibc() {
    local newest
    newest=$({ objdump -T "$1" | grep -o 'GLIBC_[0-9.]*'; echo "GLIBC_$oldest_glibc"; } | sort -Vu | tail -n 1)
    [ "$newest" = "GLIBC_$oldest_glibc" ] || fail "$1 needs $newest; packages are for glibc $oldest_glibc or newer"
}

# Fails if a binary needs libraries that are not in glibc.
check_libraries() {
    local others
    others=$(readelf --dynamic "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' \
        | grep -vE '^(lib(c|m|dl|rt|pthread|util|resolv)\.so|ld-linux)' | paste -sd' ') || true
    [ -z "$others" ] || fail "$1 needs $others"
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
