import { instant, shape } from "../api/shape.ts"

export const receipt = shape("SubmissionReceipt", { receivedAt: instant })
