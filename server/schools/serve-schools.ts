import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createSiteServer } from "../answers/messages.ts"
import type { Settings } from "../settings.ts"
import { closeServer, Draining, leaveFilesFree, listen } from "../web/listen.ts"
import { Schools, type SchoolsOptions } from "./schools.ts"

export interface ServedSchools {
  server: Server
  url: string
  count: number
  drain(): void
  close(): Promise<void>
}

/** Serves many schools at one port. It takes the port first, as `startSite` does. @throws SettingsError */
export async function serveSchools(
  common: Settings,
  options: Omit<SchoolsOptions, "draining" | "common">,
): Promise<ServedSchools> {
  const server = createSiteServer()
  leaveFilesFree(server, options.log)
  await listen(server, common)
  const draining = new Draining(server)
  const schools = new Schools({ ...options, common, draining })
  server.on("request", schools.listener)
  await schools.start().catch((error) => {
    server.close()
    throw error
  })
  return {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    count: schools.count,
    drain: () => draining.begin(),
    close: async () => {
      const closed = closeServer(server)
      await schools.stop()
      await closed
    },
  }
}
