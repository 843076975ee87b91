import { type RequestHandler, Router } from "express"
import { notFound } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import type { Feature } from "../../content/api/feature.ts"
import { SiteIdentity } from "../../store/database/site-identity.ts"
import { BackupResolver } from "./backup.resolver.ts"
import { backupCheck } from "./backup-check.ts"

export const backup: Feature = {
  entities: [SiteIdentity],
  aboutNobody: [SiteIdentity],
  unseen: [SiteIdentity],
  resolvers: [BackupResolver],
  routes: downloads,
  health: [backupCheck],
  jobs: ({ backups }) => [backups],
}

function downloads({ backups, settings }: Services): RequestHandler {
  return Router().get("/backups/:name", async (request, response) => {
    const { name } = request.params
    const found = backups.links.isValid(name, request.query.key) && (await backups.find(name))
    if (!found) throw notFound("This backup")
    // Archives do not compress, and no proxy may cache them.
    response.set("Cache-Control", "no-store, no-transform")
    response.download(name, name, { root: settings.backups.folder })
  })
}
