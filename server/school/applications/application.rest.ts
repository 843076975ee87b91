import { type RestRow, row } from "../../content/api/rest.ts"
import { Field, formText, sentText } from "../../content/api/rest-body.ts"
import { RestSendApplicationDocument } from "../../generated/rest.ts"
import { receipt } from "../inbox/receipt.rest.ts"

/** Takes the day from a date picker's ISO date or date-time. Null if nothing was picked. */
function parseDay(input: unknown) {
  if (input == null || input === "") return null
  return typeof input === "string" ? input.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, "$1") : "unknown"
}

export const applicationRest: Record<string, RestRow> = {
  "POST /apply": row(RestSendApplicationDocument, {
    summary: "Sends an application for a place at the school.",
    body: {
      input: {
        parentName: formText.named("pname"),
        childName: formText.named("cname"),
        email: formText,
        phone: formText,
        birthDate: new Field(parseDay, { name: "bDate" }),
        message: formText.named("messege"),
        idempotencyKey: sentText,
        website: sentText,
      },
    },
    reply: ({ sendApplication }) => sendApplication,
    returns: receipt,
  }),
}
