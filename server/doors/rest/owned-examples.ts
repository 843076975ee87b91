import {
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isLeafType,
  parse,
  print,
} from "graphql"
import { capitalized } from "../../base/text/names.ts"
import { type AnyOwnedType, withoutArticle } from "../../content/items/owned-type.ts"

interface Example {
  group: string
  name: string
  query: string
  variables: object
}

const day = new Date("2030-03-01T07:30:00.000Z")

const columns = 50

export function printExamples(schema: GraphQLSchema, types: AnyOwnedType[]): string {
  const examples = types.flatMap((type) => examplesOf(schema, type))
  return `// Written by \`npm run codegen\` from the server's content types.\n\nexport const ownedExamples = ${JSON.stringify(examples, null, 2)}\n`
}

function examplesOf(schema: GraphQLSchema, { type, names, one, pictureOptional, example }: AnyOwnedType): Example[] {
  const group = names.list.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const item = schema.getType(type.name) as GraphQLObjectType
  const scalars = Object.values(item.getFields()).filter((field) => isLeafType(getNullableType(field.type)))
  const allFields = `${scalars.map(({ name }) => name).join(" ")} picture { name url } user { name }`
  const input = (schema.getType(`Add${type.name}Input`) as GraphQLInputObjectType).getFields()
  const values = example(day)
  const inputNames = Object.keys(values)
  const variables = inputNames.map((field) => `$${field}: ${input[field]?.type}`).join(", ")
  const asDraft = input.publication ? ["publication: { as: DRAFT }"] : []
  const fields = [...inputNames.map((field) => `${field}: $${field}`), ...asDraft].join(", ")
  const [first = ""] = inputNames
  const shortFields = `id ${first}`
  const id = `the id of ${one}`
  const make = (field: string, comment: string, variables: object, text: (name: string) => string): Example => {
    const name = capitalized(field)
    return { group, name, query: `${commented(comment)}\n${print(parse(text(name)))}`, variables }
  }
  return [
    make(names.list, `Lists ${group}, page by page.`, { page: 1, perPage: 5 }, (name) => {
      return `query ${name}($page: Int!, $perPage: Int!) { ${names.list}(page: $page, perPage: $perPage) { total pages items { ${shortFields} createdAt user { name } picture { url alt } } } }`
    }),
    make(names.one, `One ${withoutArticle(one)}; null if there is none.`, { id: 1 }, (name) => {
      return `query ${name}($id: Int!) { ${names.one}(id: $id) { ${allFields} } }`
    }),
    make(
      names.add,
      `Adds ${one}${input.publication ? " as a draft" : ""}: editors and above. The sandbox asks for the picture ` +
        "when you run it.",
      { ...values, file: null, alt: "What the picture shows" },
      (name) =>
        `mutation ${name}(${variables}, $file: Upload${pictureOptional ? "" : "!"}, $alt: String) { ${names.add}(input: { ${fields}, picture: { upload: $file, alt: $alt } }) { ${allFields} } }`,
    ),
    make(
      names.edit,
      "Edits the given fields and keeps the others: its author, or administrators. If you send the version that " +
        "you read, you get a CONFLICT if somebody else has changed the same fields.",
      { id, input: { [first]: `${values[first]}, again` } },
      (name) =>
        `mutation ${name}($id: Int!, $input: Edit${type.name}Input!) { ${names.edit}(id: $id, input: $input) { ${shortFields} version updatedAt } }`,
    ),
    make(
      names.delete,
      `Deletes ${one} and returns it as it was: its author, or administrators.`,
      { id },
      (name) => `mutation ${name}($id: Int!) { ${names.delete}(id: $id) { ${shortFields} } }`,
    ),
  ]
}

function commented(text: string) {
  const lines = [""]
  for (const word of text.split(" ")) {
    if (`${lines.at(-1)} ${word}`.length > columns) lines.push("")
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`
  }
  return lines.map((line) => `#${line}`).join("\n")
}
