import { writeFileSync } from "node:fs"
import "reflect-metadata"
import { printApi } from "./api/print.ts"
import { buildApi } from "./api/schema.ts"
import { nouns } from "./nouns.ts"

// Run by `npm run codegen`, and by the check with a file of its own to compare.
writeFileSync(process.argv[2] ?? "schema.graphql", printApi(buildApi(nouns)))
