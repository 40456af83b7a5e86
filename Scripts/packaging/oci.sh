# A container image as an OCI archive, made without a daemon: mmdebstrap makes the root of Debian with the deb, and
# umoci the image from it. Scripts/package reads this file, and sets the variables that are used here.
#
# DEBIAN_SUITE and DEBIAN_MIRROR name another release and mirror. The packages of Debian are those of the day, so an
# older image is made again with a mirror of that date.
# shellcheck shell=bash disable=SC2034,SC2154

# The folder that a project is mounted at, and that of caches, to which any user may write.
image_home=/design
image_cache=/var/cache/uispec

package_oci() {
    local image=$stage/oci:$version name=uispec-$version-$target-oci date folder
    date=$(date -u -d "@$SOURCE_DATE_EPOCH" +%FT%TZ)
    [ -n "$deb_is_made" ] || package_deb
    # apt reads the deb by a path that must be the same in the new root.
    folder=$(mktemp -d)
    cp "$deb" "$folder/uispec.deb"
    mmdebstrap --quiet --variant=essential --format=tar \
        --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
        --setup-hook="mkdir -p \"\$1$folder\" && cp \"$folder/uispec.deb\" \"\$1$folder\"" \
        --include="$folder/uispec.deb" --include="$(fonts | paste -sd,),bootstrap-icons" \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
        --customize-hook="rm -rf \"\$1$folder\"" \
        --customize-hook="echo 'uispec:x:1000:1000::$image_home:/bin/sh' >> \"\$1/etc/passwd\"" \
        --customize-hook="echo 'uispec:x:1000:' >> \"\$1/etc/group\"" \
        --customize-hook="install -d -o 1000 -g 1000 \"\$1$image_home\"" \
        --customize-hook="install -d -o 1000 -g 1000 -m 1777 \"\$1$image_cache\"" \
        --customize-hook="dpkg-query --admindir=\"\$1/var/lib/dpkg\" ${package_query[*]@Q} > \"$stage/packages.tsv\"" \
        --skip=output/dev "$suite" "$stage/root.tar" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
    rm -rf "$folder" "$stage/oci"
    # Engines fill /dev, but it must exist; it has no device files, which only root could unpack.
    mkdir "$stage/dev"
    tar --directory "$stage" --append --file "$stage/root.tar" --owner=0 --group=0 --numeric-owner \
        --mtime "@$SOURCE_DATE_EPOCH" dev
    umoci init --layout "$stage/oci"
    umoci new --image "$image"
    umoci raw add-layer --image "$image" --history.created "$date" --history.created_by Scripts/package \
        "$stage/root.tar"
    umoci config --image "$image" --no-history --created "$date" \
        --architecture "$architecture" --os linux --author "$maintainer" \
        --config.user 1000:1000 --config.workingdir "$image_home" --config.entrypoint uispec \
        --config.env PATH=/usr/bin:/bin --config.env LANG=C.UTF-8 --config.env "XDG_CACHE_HOME=$image_cache" \
        --config.label org.opencontainers.image.title=uispec \
        --config.label "org.opencontainers.image.description=$summary" \
        --config.label org.opencontainers.image.licenses=Apache-2.0 \
        --config.label "org.opencontainers.image.source=$homepage" \
        --config.label "org.opencontainers.image.version=$version"
    umoci gc --layout "$stage/oci"
    archive "$stage/oci" "$output/$name.tar" .
    write_sbom container "$output/$name.tar" "$stage/packages.tsv" "$output/$name.spdx.json"
    rm -rf "${stage:?}/oci" "${stage:?}/dev" "$stage/root.tar"
    echo "$output/$name.tar"
    echo "$output/$name.spdx.json"
}
