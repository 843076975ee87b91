import { Field, Int, ObjectType } from "type-graphql"
import { type EntityManager, IsNull } from "typeorm"
import { Day, dayIn } from "../../content/items/day.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { schoolDaysAfter } from "../dates/calendar-day.ts"
import { FormName, forms } from "./form.ts"

@ObjectType({ description: "Answers that families have been promised by a day." })
export class AnswersDue {
  @Field(() => FormName, { description: "Form that they sent." })
  form!: FormName

  @Field(() => Day, { description: "Last day, as on their receipts; past if the answer is late." })
  day!: Day

  @Field(() => Int, { description: "Number of answers." })
  count!: number
}

/** Omits absences, which need no answer. */
export async function answersDue(read: EntityManager): Promise<AnswersDue[]> {
  const { formNotes, timeZone } = await readSite(read)
  const found: AnswersDue[] = []
  for (const { name: form, type } of forms) {
    if (form === FormName.ABSENCE) continue
    const isOpen = { doneAt: IsNull(), spamAt: IsNull() }
    const open = await read.find(type, { where: isOpen, select: { id: true, createdAt: true } })
    const days = open.map(({ createdAt }) => dayIn(timeZone, createdAt))
    for (const sent of new Set(days)) {
      const day = await schoolDaysAfter(read, sent, formNotes[form].answerDays)
      found.push({ form, day, count: days.filter((other) => other === sent).length })
    }
  }
  return found
}
