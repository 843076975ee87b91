import type { IncomingMessage, ServerResponse } from "node:http"
import { Router } from "express"
import type { Outages } from "../../base/background/outages.ts"
import { isFull } from "../../base/failures/system-errors.ts"
import type { Database } from "../../store/database/database.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import type { Draining } from "./listen.ts"

export type Readiness = Record<"database" | "images", "ok" | "full" | "unavailable">

async function readinessOf(database: Database, store: ImageStore): Promise<Readiness> {
  const [rows, images] = await Promise.allSettled([database.read.query("SELECT 1"), store.check()])
  return { database: stateOf(rows), images: stateOf(images) }
}

/** Not ready during an outage, even if everything can be read, as writes may fail. */
export async function readinessIn(outages: Outages, database: Database, store: ImageStore): Promise<Readiness> {
  const found = await readinessOf(database, store)
  return isReady(found) && outages.areOngoing ? { ...found, database: "unavailable" } : found
}

/** No-op writes: SQLite rewrites a page, PostgreSQL refuses if it is read-only. */
const noopWrite = { sqlite: "PRAGMA user_version = 0", postgres: "DELETE FROM sessions WHERE 1 = 0" }

export async function requireWorking(database: Database, store: ImageStore) {
  if (!isReady(await readinessOf(database, store))) throw new Error("The site is not ready.")
  await database.write((rows) => rows.query(noopWrite[database.kind]), { late: true })
}

/** Answers probes while the site opens, or for several sites. Returns true for a probe. */
export function answerProbe(
  { url }: IncomingMessage,
  response: ServerResponse,
  process: "starting" | "ok" | "stopping" | "unavailable",
  more: object = {},
): boolean {
  if (url !== "/healthz" && url !== "/readyz") return false
  const isFine = url === "/healthz" || process === "ok"
  const [status, body] = [isFine ? 200 : 503, url === "/healthz" ? { status: "ok" } : { process, ...more }]
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" })
  response.end(JSON.stringify(body))
  return true
}

/** `/healthz`: the process lives. `/readyz`: 503 without a database, on a full disk, and before the process ends. */
export function health(readiness: () => Promise<Readiness>, draining: Draining): Router {
  const router = Router()
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" })
  })
  router.get("/readyz", async (_request, response) => {
    if (draining.isActive) return void response.status(503).json({ process: "stopping" })
    const found = await readiness()
    response.status(isReady(found) ? 200 : 503).json(found)
  })
  return router
}

export const isReady = (found: Readiness) => Object.values(found).every((state) => state === "ok")

const stateOf = (result: PromiseSettledResult<unknown>) => {
  if (result.status === "fulfilled") return "ok"
  return isFull(result.reason) ? "full" : "unavailable"
}
