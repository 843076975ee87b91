import type { EntityManager } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"

export const Recognisable = describedEnum("Recognisable", "Recognisable people in a picture.", {
  NOBODY: "Nobody can be recognised.",
  AGREED: "People can be recognised, and have agreed.",
  UNSAID: "Not said yet.",
})

export type Recognisable = keyof typeof Recognisable

interface PublicRules {
  /** The longer side, in pixels, of public pictures in which somebody may be recognised. */
  publicPixels: number
  unsaidIsPublic: boolean
}

export const leastPublicPixels = 640

export async function publicRules(rows: EntityManager): Promise<PublicRules> {
  const [site] = await rows.query(`SELECT "publicPixels", "unsaidIsPublic" FROM "site_info" WHERE "id" = 1`)
  return {
    publicPixels: site?.publicPixels ?? leastPublicPixels,
    unsaidIsPublic: Boolean(site?.unsaidIsPublic ?? true),
  }
}

interface Size {
  width: number
  height: number
}

export function sizeWithin({ width, height }: Size, maxSide: number): Size {
  const scale = maxSide / Math.max(width, height)
  if (scale >= 1) return { width, height }
  const narrower = Math.max(1, Math.floor(width * scale))
  return { width: narrower, height: heightAt(narrower, { width, height }) }
}

export const heightAt = (narrower: number, { width, height }: Size) =>
  Math.max(1, Math.round((height * narrower) / width))
