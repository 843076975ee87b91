import { execFileSync } from "node:child_process"
import { attempt } from "../../server/base/attempt.ts"
import type { ReleaseChanges } from "../../server/doors/docs/changes.ts"
import type { OpenApi } from "../../server/doors/rest/openapi.ts"

export interface Contract {
  schema: string
  openApi: OpenApi
}

export const contractFiles = {
  schema: "schema.graphql",
  openApi: "openapi.json",
  releases: "server/generated/changes.json",
}

interface Release extends Contract {
  version: string
  /** `YYYY-MM-DD`. */
  date: string
  releases: ReleaseChanges[]
}

/** The newest tag `v…` before HEAD. Undefined without one, and outside a repository. */
export function lastRelease(folder: string): Release | undefined {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: "pipe", maxBuffer: 50_000_000 }).trim()
  const tag = newestTag(git)
  if (!tag) return undefined
  const read = (file: string) => git("show", `${tag}:${file}`)
  return {
    version: tag.slice(1),
    date: git("log", "-1", "--format=%cs", tag),
    schema: read(contractFiles.schema),
    openApi: JSON.parse(read(contractFiles.openApi)),
    releases: JSON.parse(read(contractFiles.releases)),
  }
}

const newestTag = (git: (...words: string[]) => string) =>
  attempt(() => git("tag", "--list", "v[0-9]*", "--merged", "HEAD", "--sort=-v:refname").split("\n")[0])
