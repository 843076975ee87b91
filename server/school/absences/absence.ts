import { InputType, ObjectType } from "type-graphql"
import { Entity } from "typeorm"
import { msg } from "../../base/words.ts"
import { type Day, DayField, OptionalDayField } from "../../content/items/day.ts"
import { NameField, OneLine, TextField } from "../../content/items/fields.ts"
import { Submission, Submitted } from "../inbox/submission.ts"

@ObjectType()
@InputType()
abstract class AbsenceFields {
  @NameField({ description: "Child's name.", required: msg("Child’s name is required.") })
  childName!: string

  @TextField({ description: "Child's class.", max: 60, required: msg("Class is required.") })
  @OneLine()
  className!: string

  @DayField({ description: "First day of absence.", required: msg("Please give the first day.") })
  firstDay!: Day

  @OptionalDayField({
    description: "Last day of absence; null for a single day.",
    wrong: msg("Please give the last day, or leave it out."),
  })
  lastDay?: Day | null

  @TextField({ description: "Reason, in one line.", max: 200, required: msg("Please say why in a few words.") })
  @OneLine()
  reason!: string

  @NameField({ description: "Name of the person who reports it.", required: msg("Your name is required.") })
  reporter!: string

  @TextField({
    description: "Telephone number of the person who reports it.",
    max: 40,
    required: msg("Phone is required."),
  })
  @OneLine()
  phone!: string
}

@Entity("absences")
@ObjectType({ description: "A child's absence from school, reported by a parent." })
export class Absence extends Submitted(AbsenceFields, "AB") {}

@InputType({ description: "A child's absence from school." })
export class ReportAbsenceInput extends Submission(AbsenceFields) {}
