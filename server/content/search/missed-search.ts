import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryColumn } from "typeorm"
import { Day } from "../items/day.ts"

/** Words that were searched for and that nothing had all of: for the office, which may write what is missing. Nobody knows who asked. */
@Entity("missed_searches")
@ObjectType({ description: "Words that visitors searched for and that nothing on the site had all of." })
export class MissedSearch {
  @Field(() => String, { description: "The words in small letters, without accents and signs." })
  @PrimaryColumn("text")
  words!: string

  @Field(() => Int, { description: "How often." })
  @Column("integer")
  times!: number

  @Field(() => Day, { description: "The last day, of UTC." })
  @Column("text")
  lastDay!: Day
}
