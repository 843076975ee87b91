import { loadOnce } from "../background/load-once.ts"

/**
 * What decodes and writes pictures, loaded for the first of them: a start is quicker without it, and a site smaller.
 * It works with one thread and keeps nothing of a picture that is done. It can read dozens of formats, SVG and PDF among
 * them; here it may open three, whatever a file claims to be.
 */
export const libvips = loadOnce(async () => {
  const { default: sharp } = await import("sharp")
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] })
  return sharp
}, "sharp")

export type Libvips = Awaited<ReturnType<typeof libvips>>
