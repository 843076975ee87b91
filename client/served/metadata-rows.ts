import type { MetadataRows } from "../content/metadata.ts"

const files = import.meta.glob<Record<string, MetadataRows>>("../*/*-metadata.ts", { eager: true })

/** Every page that search engines may show, by its route. A page that is in none of these files asks them not to. */
export const metadataRows: MetadataRows = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
)
