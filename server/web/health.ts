import { Router } from "express"
import { isFull } from "../api/full-disk.ts"
import type { Database } from "../database/database.ts"
import type { ImageStore } from "../images/image-store.ts"

/** `/healthz`: the process lives. `/readyz`: the database answers, and files can be stored: 503 on a full disk. */
export function health({ database, store }: { database: Database; store: ImageStore }): Router {
  const router = Router()
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" })
  })
  router.get("/readyz", async (_request, response) => {
    const [rows, images] = await Promise.allSettled([database.read.query("SELECT 1"), store.check()])
    const ready = rows.status === "fulfilled" && images.status === "fulfilled"
    response.status(ready ? 200 : 503).json({ database: stateOf(rows), images: stateOf(images) })
  })
  return router
}

const stateOf = (result: PromiseSettledResult<unknown>) => {
  if (result.status === "fulfilled") return "ok"
  return isFull(result.reason) ? "full" : "unavailable"
}
