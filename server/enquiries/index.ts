import type { Feature } from "../api/feature.ts"
import { EnquiryInbox, EnquiryResolver } from "./enquiry.resolver.ts"
import { Enquiry } from "./enquiry.ts"

export const enquiries: Feature = {
  entities: [Enquiry],
  unseen: [Enquiry],
  resolvers: [EnquiryResolver, EnquiryInbox],
  screens: [
    {
      path: "/contact",
      found: {
        title: "Contact Us",
        text: "The address, telephone numbers, e-mail address and hours of the school office, a map with directions, and a form to send us a message.",
      },
    },
  ],
  pages: { "/contact": [] },
}
