import { writeFileSync } from "node:fs"
import openapiTypeScript, { astToString } from "openapi-typescript"
import ts from "typescript"

const file = ts.factory.createTypeReferenceNode("File")

/** The generator's default type for a form's file is a text. */
const transform = (schema) => (schema.contentMediaType === "application/octet-stream" ? file : undefined)

const types = await openapiTypeScript(new URL("/openapi.json", process.env.SITE), { transform })
writeFileSync("rest/schema.ts", astToString(types))
