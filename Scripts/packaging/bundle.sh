# An artifact bundle, with which plugins of SwiftPM need not build uispec. Scripts/package reads this file, and sets the
# variables that are used here.
# shellcheck shell=bash disable=SC2034,SC2154

package_bundle() {
    local name=uispec.artifactbundle file=$output/uispec-$version-$target.artifactbundle.zip
    local triple
    triple=$(uname -m)-unknown-linux-gnu
    install_files "$stage/$name" bin share
    install -m 644 LICENSE "$stage/$name/"
    cat > "$stage/$name/info.json" << END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "uispec": {
      "type": "executable",
      "version": "$version",
      "variants": [{ "path": "bin/uispec", "supportedTriples": ["$triple"] }]
    },
    "uispec-tokens": {
      "type": "executable",
      "version": "$version",
      "variants": [{ "path": "bin/uispec-tokens", "supportedTriples": ["$triple"] }]
    }
  }
}
END
    find "$stage/$name" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
    rm -f "$file"
    (cd "$stage" && find "$name" | sort | zip -q -X -9 "$file" -@)
    rm -rf "${stage:?}/$name"
    echo "$file"
}
