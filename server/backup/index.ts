import { type RequestHandler, Router } from "express"
import type { Services } from "../api/context.ts"
import { notFound } from "../api/failures.ts"
import type { Feature } from "../api/feature.ts"
import { SiteIdentity } from "../database/site-identity.ts"
import { BackupResolver } from "./backup.resolver.ts"
import { backupCheck } from "./backup-check.ts"

export const backup: Feature = {
  entities: [SiteIdentity],
  unseen: [SiteIdentity],
  resolvers: [BackupResolver],
  routes: downloads,
  health: [backupCheck],
}

/** `GET /backups/{name}?key=`: the file of a backup, bit by bit. */
function downloads({ backups, settings }: Services): RequestHandler {
  return Router().get("/backups/:name", async (request, response) => {
    const { name } = request.params
    const found = backups.links.opens(name, request.query.key) && (await backups.find(name))
    if (!found) throw notFound("This backup")
    // Pictures cannot be made smaller, and nobody on the way shall keep it.
    response.set("Cache-Control", "no-store, no-transform")
    response.download(name, name, { root: settings.backups.folder })
  })
}
