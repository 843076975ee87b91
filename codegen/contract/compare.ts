import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buildSchema } from "graphql"
import type { Change, ReleaseChanges } from "../../server/doors/docs/changes.ts"
import { acceptedBreaks } from "./accepted-breaks.ts"
import { type Contract, contractFiles, lastRelease } from "./last-release.ts"
import { openApiChanges } from "./openapi-changes.ts"
import { schemaChanges } from "./schema-changes.ts"

export async function changesBetween(before: Contract, after: Contract): Promise<Change[]> {
  return [
    ...(await schemaChanges(buildSchema(before.schema), buildSchema(after.schema))),
    ...openApiChanges(before.openApi, after.openApi),
  ]
}

/** Announced changes are allowed after their day. `today` is `YYYY-MM-DD`. */
export const refusedAmong = (changes: Change[], today: string) =>
  changes.filter(({ breaks, until, reason }) => !reason && (breaks || (until && until >= today)))

interface Comparison {
  /** Newest first. Undefined without a release to compare with. */
  releases?: ReleaseChanges[]
  refused: Change[]
  /** True if something changed since the release of the same version. */
  needsNewVersion?: boolean
}

export async function compareWithRelease(
  folder: string,
  today: string,
  accepted = acceptedBreaks,
): Promise<Comparison> {
  const last = lastRelease(folder)
  if (!last) return { refused: [] }
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const current = { schema: read(contractFiles.schema), openApi: JSON.parse(read(contractFiles.openApi)) }
  const { version } = current.openApi.info
  const changes = (await changesBetween(last, current)).map((change) => {
    const reason = accepted[change.text]
    return reason ? { ...change, reason } : change
  })
  const refused = refusedAmong(changes, today)
  if (version === last.version) return { refused, needsNewVersion: changes.length > 0 }
  const earlier = last.releases.map((release, index) => (index ? release : { ...release, date: last.date }))
  return { releases: [{ version, changes }, ...earlier], refused }
}
