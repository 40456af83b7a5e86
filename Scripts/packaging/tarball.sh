# An archive to unpack in /usr/local or elsewhere. Scripts/package reads this file, and sets the variables that are used
# here.
# shellcheck shell=bash disable=SC2034,SC2154

package_tarball() {
    local name=uispec-$version-$target-gnu
    install_files "$stage/$name" bin share
    install -m 644 LICENSE README.md CHANGELOG.md "$stage/$name/"
    archive "$stage" - "$name" | xz -9 --threads=1 > "$output/$name.tar.xz"
    rm -rf "${stage:?}/$name"
    echo "$output/$name.tar.xz"
}
