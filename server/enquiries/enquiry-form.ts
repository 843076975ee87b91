import { FormName, form } from "../inbox/form.ts"
import { hiddenAddress, hiddenNumber } from "../inbox/hidden.ts"
import { filledIn } from "../inbox/letters.ts"
import { Enquiry } from "./enquiry.ts"

export const enquiryForm = form<Enquiry>({
  name: FormName.ENQUIRY,
  type: Enquiry,
  limit: "enquiry",
  received: ({ senderName, senderEmail, senderPhone, inquiry }) => ({
    Name: senderName,
    Email: hiddenAddress(senderEmail),
    Phone: hiddenNumber(senderPhone),
    Message: inquiry,
  }),
  toSchool: ({ senderName, senderEmail, senderPhone, pageName, inquiry }, school) => ({
    to: school,
    replyTo: { name: senderName, address: senderEmail },
    subject: `Enquiry from ${senderName}`,
    text: `${filledIn({ Name: senderName, Email: senderEmail, Phone: senderPhone, Page: pageName })}\n\n${inquiry}`,
  }),
  toSender: ({ senderEmail }, site) => ({
    to: senderEmail,
    subject: `Your message to ${site.name}`,
    text: "Your message has arrived.",
  }),
})
