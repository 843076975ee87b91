import { z } from "zod"
import { instant, integer, shape, text } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import { RestCurrentNoticesDocument } from "../../generated/rest.ts"
import { NoticeKind } from "./notice.ts"

const kind = z.enum(Object.values(NoticeKind) as `${NoticeKind}`[])
const notice = shape("Notice", { id: integer, kind, text, startsAt: instant, endsAt: instant, version: integer })

/** Open pages poll this every minute with an ETag; the answer comes from memory. */
export const noticesRest: Record<string, RestRow> = {
  "GET /notices": row(RestCurrentNoticesDocument, {
    summary: "Notices shown at the top of every page: at most three, newest first.",
    reply: ({ currentNotices }) => ({ notices: currentNotices }),
    returns: z.strictObject({ notices: notice.array() }),
  }),
}
