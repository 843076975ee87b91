import { InputType, ObjectType } from "type-graphql"
import { Column, Entity } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { msg } from "../../base/words.ts"
import {
  EmailField,
  FreeTextField,
  NameField,
  OneLine,
  OptionalTextField,
  TextField,
} from "../../content/items/fields.ts"
import { Submission, Submitted } from "../inbox/submission.ts"

/** Messages of the specification, section 5. */
@ObjectType()
@InputType()
abstract class EnquiryFields {
  @FreeTextField({ description: "Page from which it was sent, such as Inquiry.", max: 100 })
  @OneLine()
  pageName!: string

  @NameField({ description: "Sender's name.", required: msg("Name is required.") })
  senderName!: string

  @EmailField({ description: "Reply address.", required: msg("Valid email is required.") })
  senderEmail!: string

  @TextField({ description: "Telephone number.", max: 40, required: msg("Phone is required.") })
  @OneLine()
  senderPhone!: string

  @TextField({ description: "Message.", max: 5000, required: msg("Please,leave us a message.") })
  inquiry!: string

  @OptionalTextField({
    description: "Class or person that it is for, as a key of `recipient`; null for the school.",
    max: 20,
  })
  recipient?: string | null
}

@Entity("enquiries")
@ObjectType({ description: "A message that a visitor sent to the school." })
export class Enquiry extends Submitted(EnquiryFields, "EN") {
  @NullableField(() => String, "Name of the recipient when it was sent; null for the school.")
  @Column("text", { nullable: true })
  recipientName!: string | null
}

@InputType({ description: "A message to the school." })
export class SendEnquiryInput extends Submission(EnquiryFields) {}
