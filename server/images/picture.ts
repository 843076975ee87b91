import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import { InstantColumn } from "../database/instant.ts"

/** A stored picture. Its file has been decoded and written anew; its size is known before it loads. */
@Entity("pictures")
@ObjectType({
  description:
    "A stored picture. Its file lies at `url`; `url?w=640` gives one 640 pixels wide, or the next width that is kept.",
})
export class Picture {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, {
    description: "The file's name, unique on this site. Send it as `PictureInput.name` to use the picture again.",
  })
  @Column("text", { unique: true })
  name!: string

  /** `image/jpeg`, `image/png` or `image/webp`. */
  @Column("text")
  type!: string

  @Field(() => Int, { description: "Pixels." })
  @Column("integer")
  width!: number

  @Field(() => Int, { description: "Pixels." })
  @Column("integer")
  height!: number

  /** Of the stored file. */
  @Column("integer")
  bytes!: number

  @Field(() => String, { description: "Its average colour as `#rrggbb`, to show while it loads." })
  @Column("text")
  color!: string

  @Field(() => String, { description: "What is seen, for those who cannot see it. Empty for decoration." })
  @Column("text")
  alt!: string

  @Column("integer", { nullable: true })
  uploaderId!: number | null

  @InstantColumn()
  createdAt!: Date

  @Field(() => String, { description: "Path of the file on this site." })
  url(): string {
    return `/images/${encodeURIComponent(this.name)}`
  }
}
