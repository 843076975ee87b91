import { instant, shape } from "../../base/failures/shape.ts"

export const receipt = shape("SubmissionReceipt", { receivedAt: instant })
