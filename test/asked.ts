import type { School } from "./school.ts"

/** Asks for a document again, as a program does that has kept it; Node's own fetch would forbid an answer of 304. */
export function asked(school: School, path: string, etag?: string | null) {
  const again: Record<string, string> = etag ? { "if-none-match": etag, "cache-control": "max-age=0" } : {}
  return school.visitor().send("GET", path, undefined, again)
}
