import { writeFileSync } from "node:fs"
import "reflect-metadata"
import { printLimits } from "./api/input-limits.ts"
import { printExamples } from "./api/owned-examples.ts"
import { printApi } from "./api/print.ts"
import { buildApi } from "./api/schema.ts"
import { features, ownedTypes } from "./features.ts"

// Run by `npm run codegen`, and by the check with files of its own to compare.
const [
  schemaFile = "schema.graphql",
  limitsFile = "client/generated/limits.ts",
  examplesFile = "client/generated/examples.ts",
] = process.argv.slice(2)
const schema = buildApi(features)
writeFileSync(schemaFile, printApi(schema))
writeFileSync(limitsFile, printLimits(schema))
writeFileSync(examplesFile, printExamples(schema, ownedTypes))
