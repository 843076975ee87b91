import type { RequestListener, Server } from "node:http"
import { answerOfProcess } from "../doors/web/health.ts"
import { closeServer, openPort } from "../doors/web/listen.ts"
import { type Opening, type OpenSite, openSite } from "./open-site.ts"

export interface Site extends Pick<OpenSite, "services" | "administrator" | "answers"> {
  url: string
  /** For connections that upgrade. */
  server: Server
  /** Makes `/readyz` fail, and serves on. */
  drain(): void
  close(): Promise<void>
}

/** Binds the port first: a second start beside a running site must not touch its data. Early requests wait. */
export async function startSite(options: Omit<Opening, "draining">): Promise<Site> {
  const { server, draining, drain, url } = await openPort(options.settings, options.log)
  const opening = openSite({ ...options, draining })
  const wait: RequestListener = (request, response) => {
    if (answerOfProcess(request, response, "starting")) return
    opening.then(
      ({ listener }) => listener(request, response),
      () => response.destroy(),
    )
  }
  server.on("request", wait)
  const { listener, start, close, ...site } = await opening.catch((error) => {
    server.close()
    server.closeAllConnections()
    throw error
  })
  server.off("request", wait).on("request", listener)
  start()
  return { ...site, server, url, drain, close: () => close(() => closeServer(server)) }
}
