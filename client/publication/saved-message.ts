import { formatDateTime } from "../ui/dates/dates.tsx"
import type { Publication } from "./publication.ts"

/** What is said after something was sent: `published` where everybody sees it, else what has become of it. */
export function savedMessage(
  { state, publishAt }: Pick<Publication, "state" | "publishAt">,
  published: string,
  zone: string,
) {
  switch (state) {
    case "DRAFT":
      return "Kept as a draft: only you and administrators see it"
    case "WAITING":
      return "Handed in: it is published when an administrator has looked at it"
    case "SCHEDULED":
      return publishAt ? `It is published on ${formatDateTime(publishAt, zone)}` : published
    default:
      return published
  }
}
