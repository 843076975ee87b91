import type { PublicFile } from "./pictured.ts"

const yearMs = 365 * 24 * 60 * 60 * 1000

/** True if the office has not reviewed the picture for a year. */
export const isDue = ({ reviewedAt }: PublicFile, now = new Date()) =>
  reviewedAt < new Date(now.getTime() - yearMs).toISOString()
