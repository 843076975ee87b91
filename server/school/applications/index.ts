import { formFeature } from "../inbox/form-feature.ts"
import { SendApplicationInput } from "./application.ts"
import { applicationForm } from "./application-form.ts"

export const applications = formFeature(applicationForm, {
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
  screen: {
    path: "/apply",
    found: {
      title: "Apply to Enroll",
      label: "Apply",
      text: "The enrolment form: apply for a place for your child, to join or register at the school.",
    },
  },
})
