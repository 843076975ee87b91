import { type RequestHandler, Router } from "express"
import { notFound } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import type { Feature } from "../../content/api/feature.ts"
import { SiteIdentity } from "../../store/database/site-identity.ts"
import { BackupResolver } from "./backup.resolver.ts"
import { backupCheck } from "./backup-check.ts"

export const backup: Feature = {
  entities: [SiteIdentity],
  unseen: [SiteIdentity],
  resolvers: [BackupResolver],
  routes: downloads,
  health: [backupCheck],
  jobs: ({ backups }) => [backups],
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
