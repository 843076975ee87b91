import { describedEnum } from "../../base/api/described-enum.ts"

export const ContentState = describedEnum(
  "ContentState",
  "What has become of an item. Everybody sees what is published; the rest its creator and administrators.",
  {
    DRAFT: "Begun, and nobody is asked for anything.",
    WAITING: "Waits for an administrator to approve it.",
    SCHEDULED: "Is published at its `publishAt`.",
    PUBLISHED: "Everybody sees it.",
    TAKEN_DOWN: "Was published and no longer is. What REST calls a gallery's `archive`.",
  },
)

export type ContentState = keyof typeof ContentState
