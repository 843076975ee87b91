import { msg } from "../../base/words.ts"
import { FormName } from "../inbox/form.ts"
import { formFeature } from "../inbox/form-feature.ts"
import { hiddenAddress, hiddenNumber } from "../inbox/letters.ts"
import { Enquiry, SendEnquiryInput } from "./enquiry.ts"

export const enquiries = formFeature({
  name: FormName.ENQUIRY,
  type: Enquiry,
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
    found: (t) => ({
      title: t("Contact Us"),
      text: t(
        "The address, telephone numbers, e-mail address and hours of the school office, a map with directions, and a form to send us a message.",
      ),
    }),
  },
  subject: ({ senderName }) => `Enquiry from ${senderName}`,
  lines: ({ senderName, senderEmail, senderPhone, pageName }) => [
    [msg("Name"), senderName],
    [msg("Email"), senderEmail, hiddenAddress(senderEmail)],
    [msg("Phone"), senderPhone, hiddenNumber(senderPhone)],
    ["Page", pageName, null],
  ],
  message: ({ inquiry }) => inquiry,
  confirmation: ({ senderName, senderEmail }, { site, t }) => ({
    kind: "enquiry",
    sender: { name: senderName, address: senderEmail },
    subject: t("Your message to {school}", { school: site.name }),
    text: t("Your message has arrived."),
  }),
})
