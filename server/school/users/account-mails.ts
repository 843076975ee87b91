import type { EntityManager } from "typeorm"
import { readSite } from "../../content/site-info/site-info.ts"
import type { Mail } from "../../store/mail/outbox.ts"
import type { User } from "./user.ts"

const nameOfSchool = async (rows: EntityManager) => (await readSite(rows)).name

export const mailTo = ({ name, email }: Pick<User, "name" | "email">, subject: string, paragraphs: string[]): Mail => ({
  kind: "account",
  to: { name, address: email },
  subject,
  text: `${[`Dear ${name},`, ...paragraphs].join("\n\n")}\n`,
})

export const forgottenMail = async (rows: EntityManager, user: User, url: string) =>
  mailTo(user, `Your password for ${await nameOfSchool(rows)}`, [
    `Somebody, most likely you, has forgotten the password of your account. Choose another one here, within 30 minutes:`,
    url,
    "If it was not you, there is nothing to do: your password stays as it is.",
  ])

export const invitationMail = async (rows: EntityManager, user: User, url: string) => ({
  ...mailTo(user, `Your account at ${await nameOfSchool(rows)}`, [
    `You can sign in to the website of ${await nameOfSchool(rows)} with this address. Choose your password here, within seven days:`,
    url,
    "The link is for you alone, and counts once.",
  ]),
  kind: "invitation" as const,
})

export const confirmationMail = async (rows: EntityManager, { name }: User, email: string, url: string) => ({
  ...mailTo({ name, email }, `Confirm your address for ${await nameOfSchool(rows)}`, [
    "You asked to sign in with this address from now on. Confirm it here, within a day:",
    url,
    "Until then you sign in with the one that you have had.",
  ]),
  kind: "invitation" as const,
})

export const proposedMail = async (rows: EntityManager, user: User, email: string) =>
  mailTo(user, `A new address for your account at ${await nameOfSchool(rows)}`, [
    `Somebody who knows your password asked to sign in with ${email} instead of this address. It changes once that address is confirmed.`,
    "If it was not you, please change your password now, which ends this, and tell the school’s office.",
  ])

export const changedMail = async (rows: EntityManager, user: User, email: string) =>
  mailTo(user, `The address of your account at ${await nameOfSchool(rows)} has changed`, [
    `You sign in with ${email} from now on. Nothing more will come to this address.`,
    "If it was not you, please ring the school’s office at once.",
  ])

export const deletedMail = async (rows: EntityManager, user: User) =>
  mailTo(user, `Your account at ${await nameOfSchool(rows)} has been deleted`, [
    "You cannot sign in any more, and the website no longer keeps your address, your password and what you told of yourself.",
    "If you did not know of this, please ring the school’s office.",
  ])
