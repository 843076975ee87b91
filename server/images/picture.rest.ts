import { type RestRow, row } from "../api/rest.ts"
import { RestUploadImageDocument } from "../generated/rest.ts"

export const pictureRest: Record<string, RestRow> = {
  "POST /upsingle": row(RestUploadImageDocument, {
    multipart: true,
    with: ({ body, file }) => ({ name: (body.name ?? "") as string, file }),
    reply: ({ uploadImage: { name, width, height } }) => ({ picture: name, width, height }),
  }),
}
