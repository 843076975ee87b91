import "reflect-metadata"
import { openApi } from "../server/api/openapi.ts"
import { printApi } from "../server/api/print.ts"
import { buildApi } from "../server/api/schema.ts"
import { changesOfReleases, keepRelease, refusedAmong } from "../server/contract/releases.ts"
import { features } from "../server/features.ts"
import { restSections } from "../server/rest-rows.ts"
import { version } from "../server/root.ts"

// Run last by `npm run codegen` and by the check: it refuses what breaks clients of the last release. With `--keep`, by
// `npm run release`: it keeps the contract of the version that package.json names.
const today = new Date().toISOString().slice(0, 10)
const schema = buildApi(features)
const described = { schema, sections: restSections, siteUrl: "https://www.school.example", version }
const current = { schema: printApi(schema), openApi: openApi(described) }

if (process.argv.includes("--keep")) keepRelease(version, current, today)
const refused = refusedAmong(changesOfReleases(current, today))
if (refused.length) {
  console.log(refused.map(({ text }) => text).join("\n"))
  console.log(
    "This breaks clients of the last release. Leave what was there, deprecated (docs/decisions/04-rest-runs-graphql.md), " +
      "or say in server/contract/accepted-breaks.ts why it must be.",
  )
  process.exitCode = 1
}
