import { IsNull, Not } from "typeorm"
import { actionNeeded, type HealthCheck, healthy, note } from "../../content/api/health-check.ts"
import { Child } from "../../content/pictures/child.ts"
import { ConsentRegister } from "../../content/pictures/consent-register.ts"

export const consentCheck: HealthCheck = {
  subject: "Consent",
  async run({ database: { read }, children }) {
    const register = await read.findOneByOrFail(ConsentRegister, { id: 1 })
    if (!children.isOpen)
      return actionNeeded(
        "The names of children cannot be read, and visitors see no picture of them.",
        "Write the recovery key, or the token secret of before, at Consent.",
      )
    if (register.missingSince)
      return actionNeeded(
        "Answers of families are missing since the backup from which the site was restored:",
        "Look at them at Consent, and confirm them. Until then no earlier yes counts.",
        register.missingSince,
      )
    const toAsk = await read.countBy(Child, { renewBy: Not(IsNull()) })
    if (toAsk > 0)
      return actionNeeded(
        `Their yes of the last school year ends: ${toAsk} of the children in pictures.`,
        "Send their families the link again: Consent, To ask again.",
      )
    if (register.recoveryMadeAt || !(await read.existsBy(Child, {}))) return healthy("The register can be read.")
    return note("The register can be read, and has no recovery key.", "Make one at Consent, and print it.")
  },
}
