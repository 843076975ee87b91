import { formFeature } from "../inbox/form-feature.ts"
import { SendApplicationInput } from "./application.ts"
import { applicationForm } from "./application-form.ts"

export const applications = formFeature(applicationForm, {
  input: SendApplicationInput,
  send: "sendApplication",
  plural: "applications",
  descriptions: {
    send: "Asks for a place for a child. It is stored first, then mailed to the school, and its sender is told that it arrived.",
    list: "The applications, newest first.",
    mark: "Notes how far the office is with an application.",
  },
  screen: {
    path: "/apply",
    found: {
      title: "Apply to Enroll",
      label: "Apply",
      text: "The enrolment form: apply for a place for your child, to join or register at the school.",
    },
  },
})
