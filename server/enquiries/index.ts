import type { Feature } from "../api/feature.ts"
import { EnquiryResolver } from "./enquiry.resolver.ts"
import { Enquiry } from "./enquiry.ts"

export const enquiries: Feature = {
  entities: [Enquiry],
  unseen: [Enquiry],
  resolvers: [EnquiryResolver],
  screens: ["/contact"],
  pages: { "/contact": [] },
}
