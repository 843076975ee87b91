import { compareWithRelease } from "./contract/compare.ts"
import { contractFiles } from "./contract/last-release.ts"
import { writeOrCheck } from "./write-or-check.ts"

// Run last by `npm run codegen`, and with `--check` by the check: lists what changed for clients since the last release,
// and refuses changes that break them.
const today = new Date().toISOString().slice(0, 10)
const { releases, refused, needsNewVersion } = await compareWithRelease(".", today)
const faults = refused.map(({ text }) => text)
if (refused.length)
  faults.push(
    "This breaks clients of the last release. Leave what was there, deprecated (docs/decisions/04-rest-runs-graphql.md), " +
      "or say in codegen/contract/accepted-breaks.ts why it must be.",
  )
if (needsNewVersion) faults.push("This version is released: package.json needs a higher one for what changed since.")
writeOrCheck(releases ? { [contractFiles.releases]: `${JSON.stringify(releases, null, 1)}\n` } : {}, faults)
