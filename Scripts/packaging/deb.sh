# A package for Debian and Ubuntu. Scripts/package reads this file, and sets the variables that are used here.
# shellcheck shell=bash disable=SC2034,SC2154

package_deb() {
    local root=$stage/deb depends
    install_files "$root" usr/bin usr/share
    {
        echo "uispec ($version) unstable; urgency=medium"
        echo
        echo "  * Release $version; the changes are in CHANGELOG.md of the repository."
        echo
        echo " -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
    } | gzip -9n > "$root/usr/share/doc/uispec/changelog.gz"
    chmod 644 "$root/usr/share/doc/uispec/changelog.gz"
    mkdir -p "$root/usr/share/lintian/overrides"
    cat > "$root/usr/share/lintian/overrides/uispec" << END
# uispec-tokens is for systems that have glibc only.
uispec: embedded-library libyaml [usr/bin/uispec-tokens]
END
    chmod 644 "$root/usr/share/lintian/overrides/uispec"
    depends=$(dependencies "$root/usr/bin/uispec")
    [ -n "$depends" ] || fail "dpkg-shlibdeps found no libraries"
    mkdir "$root/DEBIAN"
    # Without fonts, texts cannot be measured; without icons, symbols are boxes.
    cat > "$root/DEBIAN/control" << END
Package: uispec
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Depends: $depends
Recommends: $(fonts | paste -sd, | sed 's/,/, /g'), bootstrap-icons
Suggests: fonts-noto-core, git
Section: devel
Priority: optional
Homepage: $homepage
Description: $summary
 uispec checks the UI definition of an iOS app, which is written in YAML. It
 measures contrast, tap targets, Dynamic Type and more in every state and
 context, generates the design tokens as Swift, and renders each state as an
 image, without Xcode or a simulator.
END
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
    chmod 644 "$root/DEBIAN/"*
    find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$root" "$deb" > /dev/null
    rm -rf "$root"
    deb_is_made=yes
    echo "$deb"
}
