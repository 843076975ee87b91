import { type RestRow, row } from "../api/rest.ts"
import { texts } from "../api/rest-request.ts"
import { RestSendEnquiryDocument } from "../generated/rest.ts"
import { receipt } from "../inbox/receipt.rest.ts"

const fields = ["pageName", "senderName", "senderEmail", "senderPhone", "inquiry"]
const optional = ["idempotencyKey", "website"]

export const enquiryRest: Record<string, RestRow> = {
  "POST /mail": row(RestSendEnquiryDocument, {
    summary: "Sends an enquiry to the school.",
    body: [...fields, ...optional],
    with: ({ body }) => ({ input: texts(body, fields, optional) }),
    reply: ({ sendEnquiry }) => sendEnquiry,
    gives: receipt,
  }),
}
