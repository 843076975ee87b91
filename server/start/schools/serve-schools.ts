import type { Settings } from "../../base/settings.ts"
import { closeServer, openPort } from "../../doors/web/listen.ts"
import { serveWith } from "../site.ts"
import { Schools, type SchoolsOptions } from "./schools.ts"

/** Binds the port first, as `startSite` does. @throws SettingsError */
export async function serveSchools(common: Settings, options: Omit<SchoolsOptions, "draining" | "common">) {
  const { server, draining, drain, url } = await openPort(common, options.log)
  const schools = new Schools({ ...options, common, draining })
  await serveWith(server, schools.start())
  return {
    server,
    url,
    drain,
    count: schools.count,
    close: async () => {
      const closed = closeServer(server)
      await schools.stop()
      await closed
    },
  }
}
