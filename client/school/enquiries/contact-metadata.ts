import type { Describe } from "../../items/content/metadata.ts"

const contact: Describe<unknown> = (_, { site }) => {
  const ways = [site.helpLine.number, site.email, site.officeHours].filter(Boolean).join(". ")
  return { description: `How to reach ${site.name}${ways && `: ${ways}`}` }
}

export const contactMetadata = { "/contact": contact }
