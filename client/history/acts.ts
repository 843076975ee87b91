import type { Act } from "../generated/graphql.ts"

/** What somebody did to an item, as a sentence begins: "Changed by Grace". */
export const acts: Record<Act, string> = {
  ADDED: "Added",
  EDITED: "Changed",
  DELETED: "Deleted",
  RESTORED: "Restored",
  ERASED: "Erased",
  MERGED: "Changed together with somebody else",
  CONFLICTED: "Written, but not used",
  PUBLISHED: "Published",
  SCHEDULED: "Planned",
  TAKEN_DOWN: "Taken down",
  SUBMITTED: "Handed in",
  APPROVED: "Approved",
  SENT_BACK: "Sent back",
  SIGNED_IN: "Signed in",
  SIGN_IN_FAILED: "Failed to sign in",
  ROLE_CHANGED: "Role changed",
  SUSPENDED: "Suspended",
  UNSUSPENDED: "Let in again",
  PASSWORD_CHANGED: "Password changed",
  PASSWORD_RESET: "Password reset",
  EMAIL_CHANGED: "E-mail address changed",
  USER_ADDED: "Account added",
  EXPORTED: "Exported",
  SETTINGS_CHANGED: "Settings changed",
}
