import { writeFileSync } from "node:fs"
import "reflect-metadata"
import { printApi } from "./api/print.ts"
import { buildApi } from "./api/schema.ts"
import { nouns } from "./nouns.ts"

// Run by `npm run codegen`: writes the contract that everything else is generated from and checked against.
writeFileSync("schema.graphql", printApi(buildApi(nouns)))
