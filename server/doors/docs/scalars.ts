import { type GraphQLSchema, isScalarType, isSpecifiedScalarType } from "graphql"
import { type DocsPage, section, table } from "./docs-page.ts"

const inTypeScript: Record<string, string> = {
  DateTimeISO: "string",
  Day: "string",
  RichText: "string",
  Upload: "File",
}

export const scalars: DocsPage = {
  path: "scalars",
  title: "Scalars",
  about: "Formats of the schema's custom scalars; `@specifiedBy` in the schema links here.",
  body: ({ schema }) => [
    ...ownScalars(schema).map(({ name, description }) => section(name, ...(description ?? "").split("\n"))),
    section(
      "For a generator",
      table(
        ["Scalar", "TypeScript"],
        ownScalars(schema).map(({ name }) => [`\`${name}\``, `\`${inTypeScript[name] ?? "string"}\``]),
      ),
    ),
  ],
}

const ownScalars = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type))
    .sort((one, other) => one.name.localeCompare(other.name))
