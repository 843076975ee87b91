import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildSchema } from "graphql"
import type { OpenApi } from "../api/openapi.ts"
import { acceptedBreaks } from "./accepted-breaks.ts"
import type { Change } from "./change.ts"
import { keptIn } from "./kept-in.ts"
import { openApiChanges } from "./openapi-changes.ts"
import { schemaChanges } from "./schema-changes.ts"

/** What clients go by: both documents of one state of the site. */
export interface Contract {
  schema: string
  openApi: OpenApi
}

export const refusedAmong = (releases: ReleaseChanges[]) =>
  releases.flatMap(({ changes }) => changes).filter(({ breaks, text }) => breaks && !acceptedBreaks[text])

/** What a release changed. The first entry of a list is what has changed since the last one. */
export interface ReleaseChanges {
  /** Null where the next one has no version yet. */
  version: string | null
  /** `YYYY-MM-DD`; null where it is not released. */
  date: string | null
  changes: Change[]
}

interface Release {
  version: string
  date: string
}

type Read = (file: string) => string

const inRepository: Read = (file) => readFileSync(join(keptIn, file), "utf8")

/** Keeps the contract of a version that is released: where no earlier call has. */
export function keepRelease(version: string, { schema, openApi }: Contract, today: string) {
  const folder = join(keptIn, version)
  if (existsSync(folder)) return
  mkdirSync(folder)
  writeFileSync(join(folder, "schema.graphql"), schema)
  writeFileSync(join(folder, "openapi.json"), `${JSON.stringify(openApi, null, 2)}\n`)
  const releases = [{ version, date: today }, ...releasesIn(inRepository)]
  writeFileSync(join(keptIn, "releases.json"), `${JSON.stringify(releases, null, 2)}\n`)
}

/** What each release changed, and what has changed since: the newest first. Nothing of the first release. */
export function changesOfReleases(current: Contract, today: string, read = inRepository): ReleaseChanges[] {
  const kept = releasesIn(read).map((release) => ({ ...release, contract: contractOf(release, read) }))
  const { version } = current.openApi.info
  const next = kept.some((release) => release.version === version) ? null : version
  const all = [{ version: next, date: null, contract: current }, ...kept]
  return all.slice(0, -1).map(({ version, date, contract }, index) => {
    const before = all[index + 1]?.contract ?? contract
    return { version, date, changes: changesBetween(before, contract, date ?? today) }
  })
}

export const changesBetween = (before: Contract, after: Contract, today: string): Change[] => [
  ...schemaChanges(buildSchema(before.schema), buildSchema(after.schema), today),
  ...openApiChanges(before.openApi, after.openApi, today),
]

const releasesIn = (read: Read): Release[] => JSON.parse(read("releases.json"))

const contractOf = ({ version }: Release, read: Read): Contract => ({
  schema: read(`${version}/schema.graphql`),
  openApi: JSON.parse(read(`${version}/openapi.json`)),
})
