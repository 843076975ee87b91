#!/bin/sh
# Packs what was built, with a list of all packages in it (SBOM) and checksums, into the folder `release`.
set -eu
rm -rf release
mkdir release
tar -C dist -czf release/junior-academy.tar.gz .
npm sbom --package-lock-only --omit dev --sbom-format cyclonedx > release/junior-academy.cdx.json
cd release
sha256sum junior-academy.tar.gz junior-academy.cdx.json > SHA256SUMS
