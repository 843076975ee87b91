import { ArgsType } from "type-graphql"
import { IsNull, Not } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badInput } from "../../base/failures/failures.ts"
import { msg } from "../../base/words.ts"
import type { Feature } from "../../content/api/feature.ts"
import { FormName } from "../inbox/form.ts"
import { formFeature } from "../inbox/form-feature.ts"
import { hiddenAddress, hiddenNumber } from "../inbox/letters.ts"
import { InboxArgs } from "../inbox/submission.ts"
import { Enquiry, SendEnquiryInput } from "./enquiry.ts"
import { mailboxesOf, RecipientResolver, recipientOf } from "./recipient.ts"

@ArgsType()
class EnquiriesArgs extends InboxArgs {
  @NullableField(() => Boolean, "True: only those for a class or a person. False: only those for the school.")
  named?: boolean | null
}

const form = formFeature({
  name: FormName.ENQUIRY,
  type: Enquiry,
  input: SendEnquiryInput,
  send: "sendEnquiry",
  plural: "enquiries",
  descriptions: {
    send:
      "Sends a message to the school. It is stored, then mailed to the school, and the sender gets a " +
      "confirmation.",
    list: "Messages to the school, newest first.",
    mark: "Marks a message as read or done.",
  },
  whose: ["senderName", "senderEmail", "senderPhone"],
  screen: {
    path: "/contact",
    searchEntry: (t) => ({
      title: t("Contact Us"),
      label: t("Contact"),
      text: t(
        "The address, telephone numbers, email address and hours of the school office, a map with directions, and a form to send us a message.",
      ),
    }),
  },
  async check({ recipient }, { database }) {
    if (recipient && !(await recipientOf(database.read, recipient)))
      throw badInput({ recipient: msg("This person cannot be written to here. Please write to the school.") })
  },
  extraFields: async (_, { recipient }, rows) => ({
    recipientName: recipient ? ((await recipientOf(rows, recipient))?.name ?? null) : null,
  }),
  copies: ({ recipient }, rows) => (recipient ? mailboxesOf(rows, recipient) : []),
  extraFilter: {
    args: EnquiriesArgs,
    filterOf: ({ named }: EnquiriesArgs) => (named == null ? {} : { recipientName: named ? Not(IsNull()) : IsNull() }),
  },
  subject: ({ senderName, recipientName }) =>
    `Enquiry from ${senderName}${recipientName ? ` for ${recipientName}` : ""}`,
  inInbox: ({ senderName, senderEmail, senderPhone, recipientName, inquiry }) => ({
    from: senderName,
    opening: recipientName ? `For ${recipientName}: ${inquiry}` : inquiry,
    facts: { For: recipientName, Name: senderName, Email: senderEmail, Phone: senderPhone },
    phone: senderPhone,
    replyTo: { name: senderName, email: senderEmail, subject: "Your message" },
  }),
  lines: ({ senderName, senderEmail, senderPhone, pageName, recipientName }) => [
    [msg("For"), recipientName],
    [msg("Name"), senderName],
    [msg("Email"), senderEmail, hiddenAddress(senderEmail)],
    [msg("Phone"), senderPhone, hiddenNumber(senderPhone)],
    ["Page", pageName, null],
  ],
  message: ({ inquiry }) => inquiry,
  confirmation: ({ senderName, senderEmail }, { site, t }) => ({
    kind: "enquiry",
    sender: { name: senderName, address: senderEmail },
    subject: t("Your message to {school}", { school: site.name }),
    text: t("Your message has arrived."),
  }),
})

export const enquiries: Feature = {
  ...form,
  resolvers: [...form.resolvers, RecipientResolver],
  pages: { "/contact": ["to"] },
}
