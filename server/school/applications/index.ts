import { TZDateMini } from "@date-fns/tz"
import { msg } from "../../base/words.ts"
import { FormName } from "../inbox/form.ts"
import { formFeature } from "../inbox/form-feature.ts"
import { hiddenAddress, hiddenNumber } from "../inbox/letters.ts"
import { Application, SendApplicationInput } from "./application.ts"

export const applications = formFeature({
  name: FormName.APPLICATION,
  type: Application,
  input: SendApplicationInput,
  send: "sendApplication",
  plural: "applications",
  descriptions: {
    send:
      "Applies for a place for a child. It is stored, then mailed to the school, and the sender gets a " +
      "confirmation.",
    list: "Applications, newest first.",
    mark: "Marks an application as read or done.",
  },
  whose: ["childName", "parentName", "email", "phone"],
  screen: {
    path: "/apply",
    searchEntry: (t) => ({
      title: t("Apply to Enroll"),
      label: t("Apply"),
      text: t("The enrolment form: apply for a place for your child, to join or register at the school."),
    }),
  },
  extraFields: ({ timeZone }) => ({ intakeYear: new TZDateMini(Date.now(), timeZone).getFullYear() + 1 }),
  subject: ({ childName, intakeYear }) => `Application for ${childName}, intake ${intakeYear}`,
  inInbox: ({ parentName, childName, email, phone, birthDate, intakeYear }) => ({
    from: childName,
    opening: `for ${intakeYear}, from ${parentName}`,
    facts: {
      ...{ Child: childName, Born: birthDate, Intake: String(intakeYear) },
      ...{ Parent: parentName, Email: email, Phone: phone },
    },
    phone,
    replyTo: { name: parentName, email, subject: `A place for ${childName}` },
  }),
  lines: ({ parentName, childName, email, phone, birthDate, intakeYear }, { t }) => [
    [msg("Parent"), parentName],
    [msg("Child"), childName],
    [msg("Birthdate"), birthDate, birthDate && t("given")],
    [msg("Intake"), intakeYear],
    [msg("Email"), email, hiddenAddress(email)],
    [msg("Phone"), phone, hiddenNumber(phone)],
  ],
  message: ({ message }) => message,
  confirmation: ({ parentName, email, intakeYear }, { site, t }) => ({
    kind: "application",
    sender: { name: parentName, address: email },
    subject: t("Your application to {school}", { school: site.name }),
    text: t("Your application for the intake of {year} has arrived.", { year: String(intakeYear) }),
  }),
})
