import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, Info, InputType, ObjectType } from "type-graphql"
import { Column, Index, ManyToOne } from "typeorm"
import { permits, ruleOf } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Context } from "../api/context.ts"
import { Required } from "../api/validation.ts"
import { Picture } from "../pictures/picture.ts"
import { OptionalPicture, PictureInput } from "../pictures/picture-input.ts"
import { AsContent } from "./any-content.ts"
import { Author } from "./author.ts"
import { WithState } from "./publication.ts"
import { type Fields, Recorded, Versioned } from "./record.ts"

export type { Fields } from "./record.ts"

export function Pictured<T extends Fields>(fields: T) {
  @ObjectType()
  abstract class PicturedItem extends fields {
    @NullableField(() => Picture, "Main picture.")
    @ManyToOne(() => Picture)
    picture!: Picture | null
  }
  return PicturedItem
}

/** Adds what every item with an owner has: id, picture, author, dates, version. */
export function Owned<T extends Fields>(fields: T) {
  @Index(["publishedAt", "id", "state"])
  @Index(["userId", "publishedAt", "id", "state"])
  @Index(["updatedAt", "state"])
  @ObjectType()
  abstract class OwnedContent extends Pictured(AsContent(WithState(Recorded(fields)))) {
    static ownedBy = "userId"

    @Column("integer")
    userId!: number

    @Field(() => Author, { description: "Creator, or the account that took it over." })
    @ManyToOne("User")
    user!: Author

    @Field(() => Boolean, {
      description: "True if this viewer may edit and delete it, according to its edit mutation.",
    })
    canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
      return permits(ruleOf(schema, `edit${this.contentType.name}`), viewer, this.userId)
    }
  }
  return OwnedContent
}

export function WithPicture<T extends Fields>(fields: T) {
  @InputType()
  abstract class PicturedInput extends fields {
    @Field(() => PictureInput, { description: "Main picture." })
    @Required("Please choose an image.")
    picture!: PictureInput
  }
  return PicturedInput
}

export function WithOptionalPicture<T extends Fields>(fields: T) {
  @InputType()
  abstract class PicturedInput extends fields {
    @OptionalPicture()
    picture?: PictureInput | null
  }
  return PicturedInput
}

export function Edit<T extends Fields>(fields: T) {
  @InputType()
  abstract class EditInput extends Versioned(fields) {
    @OptionalPicture(
      "New picture, or the current one by name with new alt text. Omit to keep the current one; null removes " +
        "it if the picture is optional.",
    )
    picture?: PictureInput | null
  }
  return EditInput
}
