import { registerEnumType } from "type-graphql"

/** What somebody did. */
export enum Act {
  ADDED = "ADDED",
  EDITED = "EDITED",
  MERGED = "MERGED",
  CONFLICTED = "CONFLICTED",
  DELETED = "DELETED",
  RESTORED = "RESTORED",
  ERASED = "ERASED",
  PUBLISHED = "PUBLISHED",
  SCHEDULED = "SCHEDULED",
  TAKEN_DOWN = "TAKEN_DOWN",
  SUBMITTED = "SUBMITTED",
  APPROVED = "APPROVED",
  SENT_BACK = "SENT_BACK",
  SIGNED_IN = "SIGNED_IN",
  SIGN_IN_FAILED = "SIGN_IN_FAILED",
  USER_ADDED = "USER_ADDED",
  ROLE_CHANGED = "ROLE_CHANGED",
  SUSPENDED = "SUSPENDED",
  UNSUSPENDED = "UNSUSPENDED",
  PASSWORD_CHANGED = "PASSWORD_CHANGED",
  PASSWORD_RESET = "PASSWORD_RESET",
  EXPORTED = "EXPORTED",
  SETTINGS_CHANGED = "SETTINGS_CHANGED",
}

registerEnumType(Act, {
  name: "Act",
  description: "What somebody did.",
  valuesConfig: {
    ADDED: { description: "Added an item." },
    EDITED: { description: "Changed an item." },
    MERGED: { description: "Changed an item that somebody else had changed meanwhile, in other fields." },
    CONFLICTED: {
      description:
        "Wanted to change what somebody else had changed meanwhile. The item stayed as it was; the words are kept.",
    },
    DELETED: { description: "Put an item into the bin." },
    RESTORED: { description: "Gave an item back an earlier version, or took it out of the bin." },
    ERASED: { description: "Erased what was in the bin, or a picture out of earlier versions, for good." },
    PUBLISHED: { description: "Published an item." },
    SCHEDULED: { description: "Set the hour at which an item will be published." },
    TAKEN_DOWN: { description: "Took an item down." },
    SUBMITTED: { description: "Asked for a look at an item before it is published." },
    APPROVED: { description: "Published what was waiting for a look." },
    SENT_BACK: { description: "Sent back, with a note, what was waiting for a look." },
    SIGNED_IN: { description: "Signed in." },
    SIGN_IN_FAILED: {
      description: "Tried to sign in to an account with a wrong password, or to one that is suspended.",
    },
    USER_ADDED: { description: "Made an account." },
    ROLE_CHANGED: { description: "Gave an account another role." },
    SUSPENDED: { description: "Suspended an account." },
    UNSUSPENDED: { description: "Let a suspended account in again." },
    PASSWORD_CHANGED: { description: "Changed their own password." },
    PASSWORD_RESET: { description: "Gave an account another password." },
    EXPORTED: { description: "Took a list out of the site, as a file." },
    SETTINGS_CHANGED: { description: "Changed how the site works." },
  },
})
