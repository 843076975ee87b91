import type { Noun } from "../api/noun.ts"
import { EnquiryResolver } from "./enquiry.resolver.ts"
import { Enquiry } from "./enquiry.ts"

export const enquiries: Noun = {
  entities: [Enquiry],
  unseen: [Enquiry],
  resolvers: [EnquiryResolver],
  screens: ["/contact"],
  pages: { "/contact": [] },
}
