import { ValidateBy } from "class-validator"
import { Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { msg } from "../../base/words.ts"
import { Day, isDay } from "../../content/items/day.ts"
import { EmailField, NameField, OneLine, TextField } from "../../content/items/fields.ts"
import { Submission, Submitted } from "../inbox/submission.ts"

const maxAge = 20

function isBirthDate(day: unknown) {
  if (!isDay(day)) return false
  const age = (Date.now() - Date.parse(day)) / (365.25 * 24 * 60 * 60 * 1000)
  return age > -0.01 && age < maxAge
}

@ObjectType()
@InputType()
abstract class ApplicationFields {
  @NameField({ description: "Parent's name.", required: msg("Name is required.") })
  parentName!: string

  @NameField({ description: "Child's name.", required: msg("Subject is required.") })
  childName!: string

  @EmailField({ description: "Reply address.", required: msg("Valid email is required.") })
  email!: string

  @TextField({ description: "Parent's telephone number.", max: 40, required: msg("Phone is required.") })
  @OneLine()
  phone!: string

  @NullableField(() => Day, `Child's date of birth, less than ${maxAge} years ago; null if not given.`)
  @Column("text", { nullable: true })
  @ValidateBy(
    { name: "birthDate", validator: { validate: isBirthDate } },
    { message: msg("Please give the child’s birthdate, or leave it out.") },
  )
  birthDate?: Day | null

  @TextField({ description: "Message from the parent.", max: 5000, required: msg("Please, leave us a message.") })
  message!: string
}

@Entity("applications")
@ObjectType({ description: "A parent's application to enrol a child." })
export class Application extends Submitted(ApplicationFields, "AP") {
  @Field(() => Int, {
    description: "Calendar year of the requested intake: the year after the application was received.",
  })
  @Column("integer")
  intakeYear!: number
}

@InputType({ description: "An application to enrol a child in the next calendar year." })
export class SendApplicationInput extends Submission(ApplicationFields) {}
