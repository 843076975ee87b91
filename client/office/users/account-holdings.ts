import { counted } from "../../base/ui/texts/counted.ts"
import type { AccountToDeleteQuery } from "../../generated/office.ts"
import { itemTypes } from "../../items/history/item-types.ts"

type User = NonNullable<AccountToDeleteQuery["user"]>

export type Holdings = NonNullable<User["holdings"]>

export const hasItems = ({ items, binned }: Holdings) => items.length + binned > 0

export function consequencesOf(
  { name, email }: Pick<User, "name" | "email">,
  { items, planned, binned, drafts, sessions, mails }: Holdings,
): string[] {
  const owned = items.map(({ type, count }) => `${itemTypes[type].title} ${count}`).join(", ")
  return [
    `Nobody can sign in as ${email} any more${sessions > 0 ? `, and ${counted(sessions, "browser")} ${sessions === 1 ? "is" : "are"} signed out` : ""}.`,
    "Address, password, second step, telephone, links and picture are deleted.",
    owned ? `What ${name} added stays: ${owned}. You choose below whose it is then.` : `${name} has added nothing.`,
    planned > 0 &&
      `${counted(planned, "publication")} planned: handed on, they keep their hour. Otherwise they wait for an administrator then.`,
    binned > 0 && `${counted(binned, "item")} in the bin: the new owner of the items can restore them.`,
    drafts > 0 && `${counted(drafts, "draft")} that nobody else has seen, with pictures, deleted.`,
    mails > 0 && `${counted(mails, "mail")} to this address, deleted, also where not sent yet.`,
    "The activity and earlier versions stay, under the name that you choose below.",
    "Pages and profiles about the person are content: they stay as they are until somebody edits them.",
    "Backups until today hold the account until newer ones take their place.",
  ].filter((sentence) => sentence !== false)
}
