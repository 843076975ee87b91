import type { Describe } from "../content/metadata.ts"
import type { SchoolYearQuery } from "../generated/graphql.ts"

const year: Describe<SchoolYearQuery> = ({ schoolYear: { name } }, { site }) => ({
  description: `Terms, holidays, half-days and days off at ${site.name} in ${name}.`,
})

export const datesMetadata = { "/dates": year }
