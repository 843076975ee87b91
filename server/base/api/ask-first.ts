import { getDirective } from "@graphql-tools/utils"
import { DirectiveLocation, GraphQLDirective, GraphQLSchema } from "graphql"
import { Directive } from "type-graphql"

/** Marks a mutation that no single other one undoes. Interactive tools, such as the sandbox, confirm it first. */
export const AskFirst = Directive("@askFirst") as MethodDecorator

const askFirst = new GraphQLDirective({
  name: "askFirst",
  description:
    "No single operation undoes this one: for example it deletes, ends a session, sends mail or changes what " +
    "every visitor sees. Interactive tools should ask for confirmation before they send it. The server " +
    "itself does not ask.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
})

export const declareAskFirst = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), askFirst] })

export const mutationsToConfirm = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter((field) => getDirective(schema, field, "askFirst"))
    .map(({ name }) => name)
