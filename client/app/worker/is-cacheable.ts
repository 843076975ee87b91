type Answer = Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> }

export function isCacheable({ status, type, redirected, headers }: Answer, maxBytes: number): boolean {
  if (status !== 200 || type !== "basic" || redirected) return false
  if (/no-store|private/.test(headers.get("cache-control") ?? "")) return false
  return Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= maxBytes
}
