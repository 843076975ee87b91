import { accountRoles, Role } from "../../access/roles.ts"
import { limits } from "../../base/api/limits.ts"
import { quotaPerDay } from "../../content/pictures/quota.ts"
import { pictureTypes } from "../../store/images/decode.ts"
import { type DocsPage, sampleFigure, section, table } from "./docs-page.ts"

const megabytes = limits.fileBytes / 1_000_000

export const uploads: DocsPage = {
  path: "uploads",
  title: "Uploads",
  about: "Uploading pictures, alone or with the item that shows them.",
  body: (facts) => [
    section(
      "A picture",
      "Files are sent according to the GraphQL multipart request specification: the part `operations` has the document and its variables, with `null` in place of each file; `map` assigns parts to variables; the files follow. The header `apollo-require-preflight` is required, with any value, because forms on other sites cannot send it.",
      sampleFigure("upload", facts),
      `${pictureTypes.map((type) => type.replace("image/", "").toUpperCase()).join(", ")}, recognised by content, at most ${megabytes} MB and 40 megapixels. Every picture is decoded and re-encoded: its orientation is applied, and location and camera data are removed. \`url\` serves it; \`?w=\` returns a smaller width, as AVIF or WebP if the client accepts them, or as requested by \`&as=avif\` or \`&as=webp\`.`,
      "The name is a file name without a path, by convention the milliseconds since 1970 followed by the file's own name. A name that is taken by another picture is a CONFLICT.",
    ),
    section(
      "With an item",
      "Items refer to a stored picture, or bring a new one: every `PictureInput` takes either `name`, or `upload` with a file, and `alt`, the alt text.",
      sampleFigure("add", facts),
      "`idempotencyKey` makes it safe to repeat an add: if the first response was lost, the same request returns the item that was added. It never overwrites anything: with different content, or once somebody has changed or deleted the item, it is a CONFLICT, and `stored` is the current item, null if it was deleted.",
    ),
    section(
      "How many",
      `At most ${limits.files} files per request. The number of pictures that an account may store within 24 hours is limited; further ones get TOO_MANY_REQUESTS with the seconds to wait in \`retryAfter\`:`,
      table(
        ["Role", "Pictures in 24 hours"],
        accountRoles.map((role) => [`\`${Role[role]}\``, quotaPerDay[role].toLocaleString("en-GB")]),
      ),
    ),
  ],
}
