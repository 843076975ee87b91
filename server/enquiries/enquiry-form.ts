import { confirmation, filledIn } from "../inbox/letters.ts"
import type { Form } from "../inbox/submit.ts"
import { Enquiry } from "./enquiry.ts"

export const enquiryForm: Form<Enquiry> = {
  type: Enquiry,
  limit: "enquiry",
  toSchool: ({ senderName, senderEmail, senderPhone, pageName, inquiry }, school) => ({
    to: school,
    replyTo: { name: senderName, address: senderEmail },
    subject: `Enquiry from ${senderName}`,
    text: `${filledIn({ Name: senderName, Email: senderEmail, Phone: senderPhone, Page: pageName })}\n\n${inquiry}`,
  }),
  toSender: ({ senderName, senderEmail }, site) =>
    confirmation({ name: senderName, address: senderEmail }, site, {
      subject: `Your message to ${site.name}`,
      text: "Your message has arrived. Somebody in our office will read it and answer you.",
    }),
}
