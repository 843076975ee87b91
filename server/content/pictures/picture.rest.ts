import { fileName, integer, shape } from "../../base/failures/shape.ts"
import { RestUploadImageDocument } from "../../generated/rest.ts"
import { type RestRow, row } from "../api/rest.ts"
import { requiredText, sentFile } from "../api/rest-body.ts"

const stored = shape("Picture", { picture: fileName, width: integer, height: integer })

export const pictureRest: Record<string, RestRow> = {
  "POST /upsingle": row(RestUploadImageDocument, {
    summary:
      "Stores a picture under the given name, without ever replacing another one. Items then refer to it by that name.",
    multipart: true,
    body: { name: requiredText, file: sentFile },
    reply: ({ uploadImage: { name, width, height } }) => ({ picture: name, width, height }),
    returns: stored,
  }),
}
