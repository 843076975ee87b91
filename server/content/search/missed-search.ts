import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryColumn } from "typeorm"
import { Day } from "../items/day.ts"

/** Words that no item contains, for the office to write about. The asker is not stored. */
@Entity("missed_searches")
@ObjectType({ description: "A search by visitors for words that no single item contains." })
export class MissedSearch {
  @Field(() => String, { description: "Search words in lower case, without accents and punctuation." })
  @PrimaryColumn("text")
  words!: string

  @Field(() => Int, { description: "Number of searches." })
  @Column("integer")
  times!: number

  @Field(() => Day, { description: "Last day of a search, in UTC." })
  @Column("text")
  lastDay!: Day
}
