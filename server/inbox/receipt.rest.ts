import { instant, shape } from "../api/shape.ts"

/** What a visitor is answered who sent a form. */
export const receipt = shape("SubmissionReceipt", { receivedAt: instant })
