import { IsOptional } from "class-validator"
import { Field } from "type-graphql"

type TypeOf = Parameters<typeof Field>[0]

/** An output that may be null, or an input that may be null or absent and is then not checked. */
export const NullableField = (type: TypeOf, description: string): MethodDecorator & PropertyDecorator => {
  const field = Field(type, { nullable: true, description }) as MethodDecorator
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    field(target, key, descriptor as PropertyDescriptor)
    IsOptional()(target, key)
  }
}
