import { actionNeeded, firstOf, type HealthCheck, healthy, note } from "../../content/api/health-check.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { administrators } from "./accounts.ts"
import { User } from "./user.ts"

export const secondFactorCheck: HealthCheck = {
  subject: "Second step",
  async run({ database }) {
    const where = { ...administrators, suspend: false }
    const found = await database.read.find(User, { where, order: { name: "ASC" } })
    const without = found.filter(({ secondFactor }) => !secondFactor).map(({ name }) => name)
    if (without.length === 0) return healthy("Everybody who administers signs in with a code of an app too.")
    const { requiresSecondFactor } = await readSite(database.read)
    const text = summary(found.length - without.length, found.length)
    if (!requiresSecondFactor)
      return note(text, "You can ask all of them for it under Site, “Approval, mail and letters to people”.")
    return actionNeeded(
      `${text} Without: ${firstOf(without)}.`,
      "Ask them to add an app on their own page. Until then they may do what an editor may.",
    )
  },
}

function summary(secured: number, all: number) {
  if (all === 1) return "The only administrator signs in without a code of an app."
  return `${secured || "None"} of the ${all} administrators ${secured === 1 ? "signs" : "sign"} in with a code of an app too.`
}
