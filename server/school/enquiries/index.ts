import { formFeature } from "../inbox/form-feature.ts"
import { SendEnquiryInput } from "./enquiry.ts"
import { enquiryForm } from "./enquiry-form.ts"

export const enquiries = formFeature(enquiryForm, {
  input: SendEnquiryInput,
  send: "sendEnquiry",
  plural: "enquiries",
  descriptions: {
    send: "Sends the school a message. It is stored first, then mailed to the school, and its sender is told that it arrived.",
    list: "The messages to the school, newest first.",
    mark: "Notes how far the office is with a message.",
  },
  screen: {
    path: "/contact",
    found: {
      title: "Contact Us",
      text: "The address, telephone numbers, e-mail address and hours of the school office, a map with directions, and a form to send us a message.",
    },
  },
})
