import type { RequestListener, Server } from "node:http"
import { answerProbe } from "../doors/web/health.ts"
import { closeServer, openPort } from "../doors/web/listen.ts"
import { type OpenSite, openSite, type SiteOptions } from "./open-site.ts"

export interface Site extends Pick<OpenSite, "services" | "administrator" | "answers"> {
  url: string
  /** For connections that upgrade. */
  server: Server
  /** Makes `/readyz` fail. Requests are still answered. */
  drain(): void
  close(): Promise<void>
}

/** Binds the port first: a second start beside a running site must not touch its data. */
export async function startSite(options: Omit<SiteOptions, "draining">): Promise<Site> {
  const { server, draining, drain, url } = await openPort(options.settings, options.log)
  const { start, close, listener: _, ...site } = await serveWith(server, openSite({ ...options, draining }))
  start()
  return { ...site, server, url, drain, close: () => close(() => closeServer(server)) }
}

/** Early requests wait; probes do not. */
export async function serveWith<T extends { listener: RequestListener }>(server: Server, opening: Promise<T>) {
  const wait: RequestListener = (request, response) => {
    if (answerProbe(request, response, "starting")) return
    opening.then(
      ({ listener }) => listener(request, response),
      () => response.destroy(),
    )
  }
  server.on("request", wait)
  const opened = await opening.catch((error) => {
    server.close()
    server.closeAllConnections()
    throw error
  })
  server.off("request", wait).on("request", opened.listener)
  return opened
}
