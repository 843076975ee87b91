import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, GraphQLISODateTime, Info, Int, ObjectType } from "type-graphql"
import { Column, Entity, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { Account } from "../../access/account.ts"
import { Auth, type OwnerLookup, permits, Role, ruleOf } from "../../access/auth.ts"
import type { Viewer } from "../../access/viewer.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Context } from "../../content/api/context.ts"
import type { Filter } from "../../content/items/visibility.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { UserFields } from "./user-fields.ts"

const ownAccount: OwnerLookup = (_args, _context, user) => (user as User).id

/** The older REST calls name it `foundUser`. */
@Entity("users")
@ObjectType({
  description:
    "A person with an account. Others see the name, the picture and the contact details that were filled in.",
})
export class User extends UserFields implements Account {
  /** Hidden from visitors. A deleted account is only a name in the log. */
  static visibleTo({ id }: Viewer): Filter<User> {
    return id === null ? [] : { deleted: false }
  }

  static ownedBy = "id"

  @Field(() => Int, { description: "ID, starting at 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  /** In lower case, to make it unique. */
  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @NullableField(() => String, "Sign-in address, in lower case.")
  @Column("text", { unique: true })
  email!: string

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @NullableField(() => Role, "Account role.")
  @Column("integer")
  role!: Role

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @NullableField(() => Boolean, "True if the account is suspended: it cannot sign in, and its sessions have ended.")
  @Column("boolean")
  suspend!: boolean

  @Column("text", { nullable: true, select: false })
  passwordHash!: string | null

  @Column("boolean", { default: false })
  mustChangePassword!: boolean

  @InstantColumn({ nullable: true })
  givenPasswordEndsAt!: Date | null

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @NullableField(() => Boolean, "True if signing in also requires a code from an authenticator app.")
  @Column("boolean", { default: false })
  secondFactor!: boolean

  @Column("text", { nullable: true, select: false })
  totpSecret!: string | null

  @Column("integer", { default: 0, select: false })
  totpStep!: number

  @Column("simple-json", { default: "[]", select: false })
  recoveryCodes!: string[]

  @NullableField(() => Picture, "Profile picture.")
  @ManyToOne(() => Picture)
  picture!: Picture | null

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @NullableField(() => GraphQLISODateTime, "Creation time of the account, ISO 8601 in UTC.")
  @InstantColumn()
  createdAt!: Date

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @NullableField(() => GraphQLISODateTime, "Time of the last sign-in, ISO 8601 in UTC.")
  @InstantColumn()
  updatedAt!: Date

  @Column("boolean", { default: false })
  deleted!: boolean

  @Column("text", { default: "", select: false })
  searchText!: string

  @Field(() => Boolean, { description: "True if this viewer may edit the user's profile." })
  canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    if (viewer.id === this.id) return true
    return permits(ruleOf(schema, "editUser"), viewer) && this.role <= viewer.role
  }

  @Field(() => Boolean, {
    description: "True if this viewer may change the user's role and suspension, and reset the password.",
  })
  canAdminister(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    return permits(ruleOf(schema, "setUserRole"), viewer) && this.role <= viewer.role
  }
}
