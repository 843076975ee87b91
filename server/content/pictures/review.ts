import type { PublicFile } from "./picture-uses.ts"

const yearMs = 365 * 24 * 60 * 60 * 1000

/** True if the office has not reviewed the picture for a year. */
export const isReviewDue = ({ reviewedAt }: PublicFile, now = new Date()) =>
  reviewedAt < new Date(now.getTime() - yearMs).toISOString()
