import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from "@apollo/server"
import {
  type FieldNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  locatedError,
  OperationTypeNode,
  specifiedRules,
  validate,
} from "graphql"
import { admit } from "../../access/auth.ts"
import { typeMismatch } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { readDocument } from "./document.ts"
import { inputFaults } from "./input-faults.ts"
import { limitRules } from "./limit-rules.ts"
import { argumentOf, type PendingOperation, rootFields } from "./root-calls.ts"

/** Authorises mutations before graphql-js validates their variables, which it does before it runs any field. */
export function gate(toPublicError: (error: Error) => GraphQLFormattedError): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async responseForOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return null
        const pending = { document, operation, variables: request.variables ?? {} }
        const refusal = await refusalOf(schema, pending, contextValue)
        if (refusal) return answer({ data: null, errors: [toPublicError(refusal)] })
        const faults = inputFaults(schema, pending)
        return faults ? answer({ errors: [toPublicError(typeMismatch(faults))] }, 400) : null
      },
    }),
  }
}

export async function mayRun(schema: GraphQLSchema, body: Record<string, unknown>, context: Context) {
  const { query, operationName, variables } = body
  const document = readDocument(query)
  const operation = document && getOperationAST(document, typeof operationName === "string" ? operationName : null)
  if (!document || operation?.operation !== OperationTypeNode.MUTATION) return false
  if (validate(schema, document, [...specifiedRules, ...limitRules]).length) return false
  const pending = { document, operation, variables: (variables ?? {}) as PendingOperation["variables"] }
  return !(await refusalOf(schema, pending, context))
}

function answer(singleResult: { data?: null; errors: GraphQLFormattedError[] }, status?: number): GraphQLResponse {
  return { http: { status, headers: new HeaderMap() }, body: { kind: "single", singleResult } }
}

export async function refusalOf(schema: GraphQLSchema, pending: PendingOperation, context: Context) {
  if (pending.operation.operation !== OperationTypeNode.MUTATION) return undefined
  for (const field of rootFields(pending)) {
    try {
      await admitTo(field, schema, pending, context)
    } catch (error) {
      return locatedError(error, field, [field.alias?.value ?? field.name.value])
    }
  }
  return undefined
}

async function admitTo(field: FieldNode, schema: GraphQLSchema, pending: PendingOperation, context: Context) {
  const name = field.name.value
  if (schema.getMutationType()?.getFields()[name])
    await admit(schema, name, (argument) => argumentOf(field, argument, pending), context)
}
