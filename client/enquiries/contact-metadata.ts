import type { Describe } from "../content/metadata.ts"

const contact: Describe<unknown> = (_, { site }) => ({
  description: `How to reach ${site.name}: ${[site.helpLine.number, site.email, site.officeHours].filter(Boolean).join(". ")}`,
})

export const contactMetadata = { "/contact": contact }
