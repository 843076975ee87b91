import { type RestRow, row, texts } from "../api/rest.ts"
import { RestSendApplicationDocument } from "../generated/rest.ts"

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
    with: ({ body: { pname, cname, bDate, messege, ...body } }) => {
      const named = { ...body, parentName: pname, childName: cname, message: messege, birthDate: day(bDate) }
      return { input: texts(named, fields, ["birthDate", "idempotencyKey", "website"]) }
    },
    reply: ({ sendApplication }) => sendApplication,
    names,
  }),
}
