import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils"
import { type ConstDirectiveNode, DirectiveLocation, GraphQLDirective, GraphQLSchema, Kind } from "graphql"
import { Extensions } from "type-graphql"

interface AskingExtensions {
  withoutAsking?: true
}

/** Marks a mutation that is private, or that another one simply undoes: interactive tools send it at once. */
export const WithoutAsking = Extensions({ withoutAsking: true } satisfies AskingExtensions) as MethodDecorator

const askFirst = new GraphQLDirective({
  name: "askFirst",
  description:
    "No single operation undoes this one: for example it deletes, ends a session, sends mail or changes what " +
    "every visitor sees. Interactive tools should ask for confirmation before they send it. The server " +
    "itself does not ask.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
})

const directive: ConstDirectiveNode = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: askFirst.name } }

/** Adds the directive to all other mutations, so that tools ask first where nobody has said anything. */
export const declareAskFirst = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), askFirst] }), {
    [MapperKind.MUTATION_ROOT_FIELD]: ({ astNode, ...field }) => {
      const { withoutAsking } = field.extensions as AskingExtensions
      if (withoutAsking || !astNode) return undefined
      return { ...field, astNode: { ...astNode, directives: [...(astNode.directives ?? []), directive] } }
    },
  })

export const mutationsToConfirm = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter((field) => getDirective(schema, field, "askFirst"))
    .map(({ name }) => name)
