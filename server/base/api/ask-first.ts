import { getDirective } from "@graphql-tools/utils"
import { DirectiveLocation, GraphQLDirective, GraphQLSchema } from "graphql"
import { Directive } from "type-graphql"

/**
 * Marks a mutation that no other one simply takes back: it deletes, ends, gives away or spreads something, reaches somebody by
 * mail, or publishes or overwrites what everybody sees. Tools in which a person tries operations, as the site's sandbox, ask before they send it.
 */
export const AskFirst = Directive("@askFirst") as MethodDecorator

const askFirst = new GraphQLDirective({
  name: "askFirst",
  description:
    "No single operation undoes this one: for example it deletes, ends a session, sends mail or changes what " +
    "every visitor sees. Interactive tools should ask for confirmation before they send it. The server " +
    "itself does not ask.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
})

export function declareAskFirst(schema: GraphQLSchema): GraphQLSchema {
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), askFirst] })
}

/** The names of the mutations that are marked, in the order of the schema. */
export const askedFirst = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter((field) => getDirective(schema, field, "askFirst"))
    .map(({ name }) => name)
