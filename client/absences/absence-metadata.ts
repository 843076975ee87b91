import type { Describe } from "../content/metadata.ts"

const absence: Describe<unknown> = (_, { site }) => ({
  description: `Tell ${site.name} that your child does not come to school today.`,
})

export const absenceMetadata = { "/absence": absence }
