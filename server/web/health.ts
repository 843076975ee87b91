import { Router } from "express"
import { isFull } from "../api/full-disk.ts"
import type { Database } from "../database/database.ts"
import type { ImageStore } from "../images/image-store.ts"

type Readiness = Record<"database" | "images", "ok" | "full" | "unavailable">

declare module "../api/context.ts" {
  interface Services {
    /** Whether the database answers and files can be stored, now. */
    readiness(): Promise<Readiness>
  }
}

export async function readinessOf(database: Database, store: ImageStore): Promise<Readiness> {
  const [rows, images] = await Promise.allSettled([database.read.query("SELECT 1"), store.check()])
  return { database: stateOf(rows), images: stateOf(images) }
}

/** `/healthz`: the process lives. `/readyz`: the database answers, and files can be stored: 503 on a full disk. */
export function health(readiness: () => Promise<Readiness>): Router {
  const router = Router()
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" })
  })
  router.get("/readyz", async (_request, response) => {
    const found = await readiness()
    const isReady = Object.values(found).every((state) => state === "ok")
    response.status(isReady ? 200 : 503).json(found)
  })
  return router
}

const stateOf = (result: PromiseSettledResult<unknown>) => {
  if (result.status === "fulfilled") return "ok"
  return isFull(result.reason) ? "full" : "unavailable"
}
