import { ValidateNested } from "class-validator"
import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, GraphQLISODateTime, Info, InputType, Int, ObjectType } from "type-graphql"
import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from "typeorm"
import { permits, ruleOf } from "../access/auth.ts"
import type { Context } from "../api/context.ts"
import { Required } from "../api/validation.ts"
import { InstantColumn } from "../database/instant.ts"
import { Picture } from "../images/picture.ts"
import { PictureInput } from "../images/picture-input.ts"
import { Author } from "./author.ts"

// biome-ignore lint/suspicious/noExplicitAny: TypeScript asks for any[] in a mixin's constructor (TS2545)
export type Fields<T = object> = abstract new (...args: any[]) => T

/** Adds to a content type's own fields what every item has that somebody created: id, picture, author, dates, version. */
export function Owned<T extends Fields>(fields: T) {
  @Index(["createdAt", "id"])
  @ObjectType()
  abstract class OwnedContent extends fields {
    @Field(() => Int, { description: "Counts up from 1 within its type." })
    @PrimaryGeneratedColumn("increment", { type: "integer" })
    id!: number

    @Field(() => Picture, { nullable: true, description: "The picture it is shown with." })
    @ManyToOne(() => Picture)
    @JoinColumn({ name: "pictureId" })
    picture!: Picture | null

    @Index()
    @Column("integer")
    userId!: number

    @Field(() => Author, { description: "Who created it. Never changes." })
    @ManyToOne("User")
    @JoinColumn({ name: "userId" })
    user!: Author

    @Field(() => GraphQLISODateTime, { description: "When it was created, ISO 8601 in UTC." })
    @InstantColumn()
    createdAt!: Date

    @Field(() => GraphQLISODateTime, { description: "When it was last changed, ISO 8601 in UTC." })
    @InstantColumn()
    updatedAt!: Date

    @Field(() => Int, {
      description: "Counts its changes. Send it with an edit to be told (CONFLICT) if somebody was faster.",
    })
    @VersionColumn()
    version!: number

    @Field(() => Boolean, {
      description: "Whether this viewer may edit and delete it, by the rule of its edit mutation.",
    })
    canEdit(@Ctx() { viewer }: Context, @Info() { schema, parentType }: GraphQLResolveInfo): boolean {
      return permits(ruleOf(schema, `edit${parentType.name}`), viewer, this.userId)
    }
  }
  return OwnedContent
}

/** An item of any content type that somebody created. */
export type OwnedRow = InstanceType<ReturnType<typeof Owned<Fields>>>

/** Adds a picture that must be there: for adds. */
export function WithPicture<T extends Fields>(fields: T) {
  @InputType()
  abstract class PicturedInput extends fields {
    @Field(() => PictureInput, { description: "The picture it is shown with." })
    @Required("Please choose an image.")
    @ValidateNested()
    picture!: PictureInput
  }
  return PicturedInput
}

/** Adds what every edit may bring: another picture, and the version that was read. */
export function Edit<T extends Fields>(fields: T) {
  @InputType()
  abstract class EditInput extends fields {
    @Field(() => PictureInput, {
      nullable: true,
      description: "Another picture, or this one by its name with new words. Absent keeps it.",
    })
    @ValidateNested()
    picture?: PictureInput | null

    @Field(() => Int, {
      nullable: true,
      description: "The version that was read before editing. A CONFLICT tells if it is not the stored one.",
    })
    version?: number | null
  }
  return EditInput
}
