import { InputType, ObjectType } from "type-graphql"
import { Entity } from "typeorm"
import { msg } from "../../base/words.ts"
import { type Day, DayField, OptionalDayField } from "../../content/items/day.ts"
import { NameField, OneLine, TextField } from "../../content/items/fields.ts"
import { Submission, Submitted } from "../inbox/submission.ts"

/** The least that the office needs to mark the register and ring back. */
@ObjectType()
@InputType()
abstract class AbsenceFields {
  @NameField({ description: "The child's name.", required: msg("Child's name is required.") })
  childName!: string

  @TextField({ description: "The child's class, as people say it.", max: 60, required: msg("Class is required.") })
  @OneLine()
  className!: string

  @DayField({ description: "The first day away.", required: msg("Please give the first day.") })
  firstDay!: Day

  @OptionalDayField({
    description: "The last day away; null where it is one day.",
    wrong: msg("Please give the last day, or leave it out."),
  })
  lastDay?: Day | null

  @TextField({ description: "Why, in a line.", max: 200, required: msg("Please say why in a few words.") })
  @OneLine()
  reason!: string

  @NameField({ description: "Who reports it.", required: msg("Your name is required.") })
  reporter!: string

  @TextField({ description: "Their telephone number.", max: 40, required: msg("Phone is required.") })
  @OneLine()
  phone!: string
}

@Entity("absences")
@ObjectType({ description: "A child that does not come to school, as a parent has reported." })
export class Absence extends Submitted(AbsenceFields, "AB") {
  static shownWith = {}
}

@InputType({ description: "A child that does not come to school." })
export class ReportAbsenceInput extends Submission(AbsenceFields) {}
