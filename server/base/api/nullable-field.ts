import { Field } from "type-graphql"

type TypeOf = Parameters<typeof Field>[0]

export const NullableField = (type: TypeOf, description: string) => Field(type, { nullable: true, description })
