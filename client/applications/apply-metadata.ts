import type { Describe } from "../content/metadata.ts"

const apply: Describe<unknown> = (_, { site }) => ({ description: `Apply for a place at ${site.name}.` })

export const applyMetadata = { "/apply": apply }
