import { createHash } from "node:crypto"
import { realpathSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { readS3Address } from "./addresses/s3-bucket.ts"

export interface OwnedPlace {
  setting: string
  /** Canonical, so that places compare. Ends in `/` if it can contain others. */
  place: string
}

/** Resolves symbolic links, also if the last folders do not exist yet. */
export function folderPlace(path: string): string {
  try {
    return join(realpathSync(path), "/")
  } catch {
    return dirname(path) === path ? path : join(folderPlace(dirname(path)), basename(path), "/")
  }
}

/** A folder of backups may contain another site's. */
export const backupsPlace = (path: string) => folderPlace(path).slice(0, -1)

export function bucketPlace(address: string): string {
  const { url = "", prefix = "" } = readS3Address(address) ?? {}
  const { host, pathname } = new URL(url)
  return `s3://${host}${pathname}/${prefix}`
}

export const secretPlace = (secret: string) => `secret:${createHash("sha256").update(secret).digest("hex")}`

/** Host, port, name and schema identify a database; the default schema is the user's name. */
export function databasePlace(address: string): string {
  const url = new URL(address)
  const { searchParams } = url
  const host = (searchParams.get("host") ?? url.hostname).toLowerCase().replace(/\.$/, "") || "localhost"
  const user = decodeURIComponent(url.username)
  const database = decodeURIComponent(url.pathname.slice(1)) || user
  const [, schema = `"${user}"`] = /search_path\s*=\s*([^\s,]+)/.exec(searchParams.get("options") ?? "") ?? []
  const machine = ["127.0.0.1", "[::1]", "::1"].includes(host) ? "localhost" : host
  return `postgres://${machine}:${searchParams.get("port") ?? (url.port || "5432")}/${database}/${schema}`
}

export function sharedPlace(site: OwnedPlace[], other: OwnedPlace[]) {
  for (const own of site) {
    const found = other.find(({ place }) => isWithin(own.place, place) || isWithin(place, own.place))
    if (found) return { own: own.setting, others: found.setting }
  }
  return undefined
}

const isWithin = (place: string, container: string) =>
  place === container || (container.endsWith("/") && `${place}/`.startsWith(container))
