import { type GraphQLSchema, isScalarType, isSpecifiedScalarType } from "graphql"
import { html } from "../web/html.ts"
import { type DocsPage, section, table, text } from "./docs-page.ts"

/** What a client's generator makes of each scalar in TypeScript. */
const inTypeScript: Record<string, string> = {
  DateTimeISO: "string",
  Day: "string",
  RichText: "string",
  Upload: "File",
}

export const scalars: DocsPage = {
  path: "scalars",
  title: "Scalars",
  about: "What the values of the schema's own scalars are; `@specifiedBy` in the schema leads here.",
  body: ({ schema }) =>
    html`${[
      ...ownScalars(schema).map(({ name, description }) => section(name, text(...(description ?? "").split("\n")))),
      section(
        "For a generator",
        table(
          ["Scalar", "TypeScript"],
          ownScalars(schema).map(({ name }) => [`\`${name}\``, `\`${inTypeScript[name] ?? "string"}\``]),
        ),
      ),
    ]}`,
}

const ownScalars = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type))
