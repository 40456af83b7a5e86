#!/bin/sh
# A test of Bazel that checks one shard. It writes shard-N.blob to the outputs of the test, for uispec merge.
#
# Usage: uispec_shard.sh UISPEC [PATH …]      the binary, and the projects to check
#
# Bazel expects that the status file is touched by a test that can be divided. A test that is not divided has no shards.
set -eu

uispec=$1
shift
[ -z "${TEST_SHARD_STATUS_FILE:-}" ] || : > "$TEST_SHARD_STATUS_FILE"
TEST_SHARD_INDEX=${TEST_SHARD_INDEX:-0}
export TEST_SHARD_INDEX TEST_TOTAL_SHARDS="${TEST_TOTAL_SHARDS:-1}"
# In Bazel's folder, sources are symbolic links to files elsewhere.
exec "$uispec" check --allow-outside --shard auto \
    --format blob --output "$TEST_UNDECLARED_OUTPUTS_DIR/shard-$TEST_SHARD_INDEX.blob" "$@"
