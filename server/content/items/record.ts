import { Field, InputType, Int, ObjectType } from "type-graphql"
import { PrimaryGeneratedColumn, VersionColumn } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { InstantField } from "../../store/database/instant.ts"
import type { Fields } from "../api/validation.ts"

export const countsChanges =
  "Version number. Send it with an edit: a field that others changed since is a CONFLICT only if this edit " +
  "changes it too. Types without versions, such as orders, conflict on any change."

export type { Fields } from "../api/validation.ts"

export function Recorded<T extends Fields>(fields: T) {
  @ObjectType()
  abstract class RecordedItem extends fields {
    @Field(() => Int, { description: "ID, unique within its type, starting at 1." })
    @PrimaryGeneratedColumn("increment", { type: "integer" })
    id!: number

    @InstantField("Creation time, ISO 8601 in UTC.")
    createdAt!: Date

    @InstantField("Time of the last change, ISO 8601 in UTC.")
    updatedAt!: Date

    @Field(() => Int, { description: countsChanges })
    @VersionColumn()
    version!: number
  }
  return RecordedItem
}

export type RecordedRow = InstanceType<ReturnType<typeof Recorded<Fields>>>

export function Versioned<T extends Fields>(fields: T) {
  @InputType()
  abstract class VersionedInput extends fields {
    @NullableField(
      () => Int,
      "The version that was read before editing. Fields that others changed since keep their values unless " +
        "this edit changes them too, which is a CONFLICT; for types without versions to compare, any change " +
        "since is one. If omitted, the last save wins.",
    )
    version?: number | null
  }
  return VersionedInput
}
