import { type RestRow, row, texts } from "../api/rest.ts"
import { RestSendEnquiryDocument } from "../generated/rest.ts"

const fields = ["pageName", "senderName", "senderEmail", "senderPhone", "inquiry"]

export const enquiryRest: Record<string, RestRow> = {
  "POST /mail": row(RestSendEnquiryDocument, {
    with: ({ body }) => ({ input: texts(body, fields, ["idempotencyKey", "website"]) }),
    reply: ({ sendEnquiry }) => sendEnquiry,
  }),
}
