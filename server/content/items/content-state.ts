import { describedEnum } from "../../base/api/described-enum.ts"

export const ContentState = describedEnum(
  "ContentState",
  "Publication state. Published items are public; others are visible to their creator and administrators.",
  {
    DRAFT: "Unfinished, not submitted for review.",
    WAITING: "Waiting for an administrator's approval.",
    SCHEDULED: "Will be published at `publishAt`.",
    PUBLISHED: "Public.",
    TAKEN_DOWN: "No longer published. Shown as `archive` for galleries in REST.",
  },
)

export type ContentState = keyof typeof ContentState
