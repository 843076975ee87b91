import { formFeature } from "../inbox/form-feature.ts"
import { SendEnquiryInput } from "./enquiry.ts"
import { enquiryForm } from "./enquiry-form.ts"

export const enquiries = formFeature(enquiryForm, {
  input: SendEnquiryInput,
  send: "sendEnquiry",
  plural: "enquiries",
  descriptions: {
    send:
      "Sends a message to the school. It is stored, then mailed to the school, and the sender gets a " +
      "confirmation.",
    list: "Messages to the school, newest first.",
    mark: "Marks a message as read or done.",
  },
  screen: {
    path: "/contact",
    found: {
      title: "Contact Us",
      text: "The address, telephone numbers, e-mail address and hours of the school office, a map with directions, and a form to send us a message.",
    },
  },
})
