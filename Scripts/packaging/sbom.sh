# Lists of the software in a package (SPDX 2.3). Scripts/package reads this file, and sets the variables that are used
# here.
# shellcheck shell=bash disable=SC2034,SC2154

# The columns that Scripts/packaging/spdx reads.
# shellcheck disable=SC2016 # fields of dpkg-query
package_query=(--show -f '${db:Status-Status}\t${Package}\t${Version}\t${Architecture}\n')

# write_sbom KIND FILE PACKAGES SBOM
write_sbom() {
    # The compiler of the runtime that is in the binary.
    local swift
    swift=$(strings -n 8 "$binary" | sed -n 's/^Swift version \([0-9.]*\) (.*/\1/p' | sort -u | head -n 1)
    Scripts/packaging/spdx "$1" "$version" "$homepage" "${swift:-unknown}" "$suite" "$2" < "$3" > "$4"
}

# The libraries that the binary is linked with, in the versions of this machine.
package_sbom() {
    local file=$output/uispec-$version-$target.spdx.json names
    names=$(dependencies "$binary" | tr ',' '\n' | sed 's/^ *//; s/[ (].*//')
    # shellcheck disable=SC2086 # a list of names
    dpkg-query "${package_query[@]}" $names > "$stage/libraries.tsv"
    write_sbom application "$binary" "$stage/libraries.tsv" "$file"
    echo "$file"
}
