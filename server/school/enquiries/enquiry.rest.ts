import { type RestRow, row } from "../../content/api/rest.ts"
import { formText, sentText } from "../../content/api/rest-body.ts"
import { RestSendEnquiryDocument } from "../../generated/rest.ts"
import { receipt } from "../inbox/receipt.rest.ts"

export const enquiryRest: Record<string, RestRow> = {
  "POST /mail": row(RestSendEnquiryDocument, {
    summary: "Sends an enquiry to the school.",
    body: {
      input: {
        ...{ pageName: formText, senderName: formText, senderEmail: formText, senderPhone: formText },
        ...{ inquiry: formText, idempotencyKey: sentText, website: sentText },
      },
    },
    reply: ({ sendEnquiry }) => sendEnquiry,
    returns: receipt,
  }),
}
