import type { SchoolYearQuery } from "../../generated/graphql.ts"
import type { Describe } from "../../items/content/metadata.ts"

const year: Describe<SchoolYearQuery> = ({ schoolYear: { name } }, { site }) => ({
  description: `Terms, holidays, half-days and days off at ${site.name} in ${name}.`,
})

export const datesMetadata = { "/dates": year }
