import { loadOnce } from "../../base/background/load-once.ts"

/** Loaded for the first picture. One thread, no cache, and only three of libvips's dozens of formats. */
export const libvips = loadOnce(async () => {
  const { default: sharp } = await import("sharp")
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] })
  return sharp
}, "sharp")

export type Libvips = Awaited<ReturnType<typeof libvips>>
