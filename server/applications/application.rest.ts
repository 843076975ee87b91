import { type RestRow, row } from "../api/rest.ts"
import { texts } from "../api/rest-request.ts"
import { RestSendApplicationDocument } from "../generated/rest.ts"
import { receipt } from "../inbox/receipt.rest.ts"

const fields = ["parentName", "childName", "email", "phone", "message"]

/** The form's own names for an application's fields (specification, section 3). */
const names = { parentName: "pname", childName: "cname", birthDate: "bDate", message: "messege" }

/** The day of what a date picker sends: `2017-05-23`, with or without a time. Nothing, where nothing was picked. */
function day(given: unknown) {
  if (given == null || given === "") return null
  return typeof given === "string" ? given.trim().replace(/^(\d{4}-\d\d-\d\d)T.*$/, "$1") : "unknown"
}

export const applicationRest: Record<string, RestRow> = {
  "POST /apply": row(RestSendApplicationDocument, {
    summary: "Sends an application for a place at the school.",
    body: ["pname", "cname", "email", "phone", "bDate", "messege", "idempotencyKey", "website"],
    names,
    with: ({ body }) => {
      const dated = { ...body, birthDate: day(body.birthDate) }
      return { input: texts(dated, fields, ["birthDate", "idempotencyKey", "website"]) }
    },
    reply: ({ sendApplication }) => sendApplication,
    gives: receipt,
  }),
}
