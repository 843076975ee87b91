import { Field, GraphQLISODateTime } from "type-graphql"
import { Column, type ColumnOptions, type ValueTransformer } from "typeorm"

export const instantText: ValueTransformer = {
  to: (instant?: Date | null) => (instant instanceof Date ? instant.toISOString() : instant),
  from: (text?: string | null) => (text ? new Date(text) : text),
}

/** ISO 8601 in UTC with milliseconds, which sorts as time (docs/decisions/03-moments-and-days.md). */
export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: "text", transformer: instantText, ...options })

/** Column and output in one. */
export const InstantField = (description: string) => outputAndColumn(description, false)

export const OptionalInstantField = (description: string) => outputAndColumn(description, true)

const outputAndColumn =
  (description: string, nullable: boolean): PropertyDecorator =>
  (target, key) => {
    Field(() => GraphQLISODateTime, { nullable, description })(target, key)
    InstantColumn({ nullable })(target, key)
  }
