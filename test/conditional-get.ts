import type { School } from "./school.ts"

/** Requests a document conditionally, like a program that has cached it; Node's own fetch does not allow a 304. */
export function conditionalGet(school: School, path: string, etag?: string | null) {
  const headers: Record<string, string> = etag ? { "if-none-match": etag, "cache-control": "max-age=0" } : {}
  return school.visitor().send("GET", path, undefined, headers)
}
