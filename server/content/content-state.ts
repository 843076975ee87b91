import { registerEnumType } from "type-graphql"

export enum ContentState {
  DRAFT = "DRAFT",
  WAITING = "WAITING",
  SCHEDULED = "SCHEDULED",
  PUBLISHED = "PUBLISHED",
  TAKEN_DOWN = "TAKEN_DOWN",
}

registerEnumType(ContentState, {
  name: "ContentState",
  description: "What has become of an item. Everybody sees what is published; the rest its creator and administrators.",
  valuesConfig: {
    DRAFT: { description: "Begun, and nobody is asked for anything." },
    WAITING: { description: "Waits for an administrator to approve it." },
    SCHEDULED: { description: "Is published at its `publishAt`." },
    PUBLISHED: { description: "Everybody sees it." },
    TAKEN_DOWN: { description: "Was published and no longer is. What REST calls a gallery's `archive`." },
  },
})
