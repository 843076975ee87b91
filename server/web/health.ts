import { Router } from "express"
import type { Database } from "../database/database.ts"
import type { ImageStore } from "../images/image-store.ts"

/** `/healthz`: the process lives. `/readyz`: database and image store answer. */
export function health({ database, store }: { database: Database; store: ImageStore }): Router {
  const router = Router()
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" })
  })
  router.get("/readyz", async (_request, response) => {
    const [rows, images] = await Promise.allSettled([database.read.query("SELECT 1"), store.check()])
    const ready = rows.status === "fulfilled" && images.status === "fulfilled"
    response.status(ready ? 200 : 503).json({ database: told(rows), images: told(images) })
  })
  return router
}

const told = ({ status }: PromiseSettledResult<unknown>) => (status === "fulfilled" ? "ok" : "unavailable")
