import { z } from "zod"
import { generatePassword } from "../../access/passwords.ts"
import { Role } from "../../access/roles.ts"
import { notFound } from "../../base/failures/failures.ts"
import { Refusal } from "../../base/refusal.ts"
import type { Services } from "../../content/api/context.ts"
import { addAccount, listAccounts, resetPassword, setAccess } from "../../school/users/accounts.ts"
import { theServer } from "../../school/users/actor.ts"
import { resetFactor } from "../../school/users/second-factor.ts"
import { User } from "../../school/users/user.ts"
import { readEnvironment, run } from "../process.ts"
import { openServices } from "../services.ts"
import { requireSite } from "../site-database.ts"
import { noSuchCommand, readArguments } from "./arguments.ts"
import { prompt } from "./prompt.ts"

const usage = `npm run user -- add --name NAME --email ADDRESS --role ROLE [--password PASSWORD]
npm run user -- list
npm run user -- role --email ADDRESS --role ROLE
npm run user -- suspend --email ADDRESS [--lift]
npm run user -- password --email ADDRESS [--password PASSWORD]
npm run user -- second-step --email ADDRESS

Roles: 1 regular, 2 author, 3 editor, 4 administrator, 5 superuser.
Without --password it is asked for, or made up and shown once.`

const options = {
  name: { type: "string" },
  email: { type: "string" },
  role: { type: "string" },
  password: { type: "string" },
  lift: { type: "boolean" },
} as const

type Flags = ReturnType<typeof readArguments<typeof options>>["options"]

const commands: Record<string, (services: Services, flags: Flags) => Promise<void>> = {
  add,
  list,
  role,
  suspend,
  password,
  "second-step": secondStep,
}

const checks = {
  name: [z.string().trim().min(1).max(100), "have 1 to 100 characters"],
  email: [z.email().toLowerCase(), "be an email address"],
  role: [z.coerce.number().int().min(Role.REGULAR).max(Role.SUPERUSER), "be a number from 1 to 5"],
  password: [z.string().min(8).max(24), "have 8 to 24 characters"],
} as const
type Checked<Name extends keyof typeof checks> = z.infer<(typeof checks)[Name][0]>

run(async () => {
  const { word, options: flags } = readArguments(usage, options)
  const command = commands[word]
  if (!command) throw noSuchCommand(usage)
  const { settings, log } = await readEnvironment()
  if (command !== add) await requireSite(settings)
  log.level = settings.logLevel === "info" ? "warn" : settings.logLevel
  const services = await openServices(settings, log)
  try {
    await command(services, flags)
  } finally {
    await services.database.close()
  }
})

async function add(services: Services, flags: Flags) {
  const name = await required("name", flags)
  const email = await required("email", flags)
  const role = await required("role", flags)
  const { text, note } = await choosePassword(flags)
  await addAccount(services, theServer, { name, email, role, password: text })
  console.log(`${name} can sign in as ${email} with role ${role}.${note}`)
}

async function list(services: Services) {
  for (const { role, email, name, suspend, passwordHash } of await listAccounts(services)) {
    const state = suspend ? "suspended" : passwordHash ? "" : "no password yet"
    console.log(`${role}  ${email.padEnd(42)}  ${name.padEnd(28)}  ${state}`.trimEnd())
  }
}

async function role(services: Services, flags: Flags) {
  const { id, email } = await account(services, flags)
  const role = await required("role", flags)
  await setAccess(services, theServer, id, { role })
  console.log(`${email} has role ${role} now.`)
}

async function suspend(services: Services, flags: Flags) {
  const { id, email } = await account(services, flags)
  await setAccess(services, theServer, id, { suspend: !flags.lift })
  console.log(flags.lift ? `${email} may sign in again.` : `${email} is signed out and cannot sign in.`)
}

async function password(services: Services, flags: Flags) {
  const { id, email } = await account(services, flags)
  const { text, note } = await choosePassword(flags)
  await resetPassword(services, theServer, id, text)
  console.log(`${email} has a new password and is signed out everywhere.${note}`)
}

async function secondStep(services: Services, flags: Flags) {
  const { id, email } = await account(services, flags)
  await resetFactor(services, theServer, id)
  console.log(`${email} signs in with the password alone, and is signed out everywhere.`)
}

async function account({ database }: Services, flags: Flags) {
  const email = await required("email", flags)
  const found = await database.read.findOneBy(User, { email })
  if (!found) throw notFound(`The account ${email}`)
  return found
}

const required = async <Name extends keyof typeof checks>(name: Name, flags: Flags) =>
  checked(name, flags[name] ?? (await prompt(`${name}: `)) ?? "")

function checked<Name extends keyof typeof checks>(name: Name, text: string) {
  const [check, must] = checks[name]
  const { data, success } = check.safeParse(text)
  if (!success) throw new Refusal(`--${name} must ${must}.`)
  return data as Checked<Name>
}

async function choosePassword(flags: Flags) {
  const typed = flags.password ?? (await prompt("password (Enter makes one up): ", { secret: true }))
  if (typed) return { text: checked("password", typed), note: "" }
  const text = generatePassword()
  return { text, note: `\nThe password is ${text} and is shown this once.` }
}
