import { accountRoles, Role } from "../../access/roles.ts"
import { limits } from "../../base/api/limits.ts"
import { quotaPerDay } from "../../content/pictures/quota.ts"
import { pictureTypes } from "../../store/images/decode.ts"
import { type DocsPage, section, shown, table } from "./docs-page.ts"

const megabytes = limits.fileBytes / 1_000_000

export const uploads: DocsPage = {
  path: "uploads",
  title: "Uploads",
  about: "Sending pictures, alone or with the item that shows them.",
  body: (facts) => [
    section(
      "A picture",
      "Files travel by the GraphQL multipart request specification: the part `operations` has the document and its variables with `null` where a file goes, `map` says which part fills which place, and the files follow. The header `apollo-require-preflight` must be there, with any value: no form of another site can send it.",
      shown("upload", facts),
      `${pictureTypes.map((type) => type.replace("image/", "").toUpperCase()).join(", ")}, recognised by content, at most ${megabytes} MB and 40 megapixels. Every picture is decoded and written anew: its orientation is applied, and what it says of place and camera is gone. \`url\` serves it; with \`?w=\` in a smaller width, as AVIF or WebP for who accepts them, or as \`&as=avif\` and \`&as=webp\` say.`,
      "The name is a plain file name, by custom the milliseconds since 1970 and the file's own name. One that is taken by another picture is a CONFLICT.",
    ),
    section(
      "With an item",
      "Items name a stored picture, or bring one: any place of the type `PictureInput` takes `name`, or `upload` with a file, and `alt`, which says what is seen to those who cannot see it.",
      shown("add", facts),
      "`idempotencyKey` makes an add safe to send again: where the first answer was lost, the same request is answered with the item that is there. Nothing is written by it: with other content, or once somebody has changed or deleted the item, it is a CONFLICT, and `stored` is the item as it is now, null where it is gone.",
    ),
    section(
      "How many",
      `At most ${limits.files} files in a request. Within any 24 hours an account may store so many pictures; what is more is TOO_MANY_REQUESTS with the seconds to wait in \`retryAfter\`:`,
      table(
        ["Role", "Pictures in 24 hours"],
        accountRoles.map((role) => [`\`${Role[role]}\``, quotaPerDay[role].toLocaleString("en-GB")]),
      ),
    ),
  ],
}
