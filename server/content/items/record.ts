import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { PrimaryGeneratedColumn, VersionColumn } from "typeorm"
import { InstantColumn } from "../../store/database/instant.ts"

export const countsChanges =
  "Counts its changes. Send it with an edit: a field that others have changed since is a CONFLICT only if the edit changes it too. Of what has no versions, such as an order, any change since is one."

// biome-ignore lint/suspicious/noExplicitAny: TypeScript asks for any[] in a mixin's constructor (TS2545)
export type Fields<T = object> = abstract new (...args: any[]) => T

/** Adds to a type's own fields what every stored item has, whether somebody owns it or the office keeps it. */
export function Recorded<T extends Fields>(fields: T) {
  @ObjectType()
  abstract class RecordedItem extends fields {
    @Field(() => Int, { description: "Counts up from 1 within its type." })
    @PrimaryGeneratedColumn("increment", { type: "integer" })
    id!: number

    @Field(() => GraphQLISODateTime, { description: "When it was created, ISO 8601 in UTC." })
    @InstantColumn()
    createdAt!: Date

    @Field(() => GraphQLISODateTime, { description: "When it was last changed, ISO 8601 in UTC." })
    @InstantColumn()
    updatedAt!: Date

    @Field(() => Int, {
      description: countsChanges,
    })
    @VersionColumn()
    version!: number
  }
  return RecordedItem
}

export type RecordedRow = InstanceType<ReturnType<typeof Recorded<Fields>>>

export function Versioned<T extends Fields>(fields: T) {
  @InputType()
  abstract class VersionedInput extends fields {
    @Field(() => Int, {
      nullable: true,
      description:
        "The version that was read before editing. Fields that others have changed since stay as they left them, where this edit does not change them too: that is a CONFLICT, as is any change of what has no versions to compare. Without it the last one to save wins.",
    })
    version?: number | null
  }
  return VersionedInput
}
