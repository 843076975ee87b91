import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, GraphQLISODateTime, Info, Int, ObjectType } from "type-graphql"
import { Column, Entity, type FindOptionsWhere, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { Account } from "../access/account.ts"
import { Auth, type OwnerLookup, permits, ruleOf } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Viewer } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import type { Filter } from "../content/visibility.ts"
import { InstantColumn } from "../database/instant.ts"
import { Picture } from "../images/picture.ts"
import { UserFields } from "./user-fields.ts"

const ownAccount: OwnerLookup = (_args, _context, user) => (user as User).id

/** Somebody with an account. What the older REST calls name `foundUser`. */
@Entity("users")
@ObjectType({
  description:
    "Somebody with an account. Others see the name, the picture and the contact details that the user chose to fill in.",
})
export class User extends UserFields implements Account {
  static shownWith = { picture: true }

  /** Accounts are for those who have one. Of one that was deleted, what it did shows the name. */
  static visibleTo({ id }: Viewer): Filter<User> {
    return id === null ? [] : { deleted: false }
  }

  static ownedBy(id: number): FindOptionsWhere<User>[] {
    return [{ id }]
  }

  @Field(() => Int, { description: "Counts up from 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  /** In lower case, so that one address is one account. */
  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Field(() => String, { nullable: true, description: "The address to sign in with, in lower case." })
  @Column("text", { unique: true })
  email!: string

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Field(() => Role, { nullable: true, description: "What the account may do." })
  @Column("integer")
  role!: Role

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Field(() => Boolean, {
    nullable: true,
    description: "A suspended account cannot sign in, and what it was signed in to has ended.",
  })
  @Column("boolean")
  suspend!: boolean

  @Column("text", { nullable: true, select: false })
  passwordHash!: string | null

  @Column("boolean", { default: false })
  mustChangePassword!: boolean

  @InstantColumn({ nullable: true })
  givenPasswordEndsAt!: Date | null

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether signing in takes a code of an authenticator app as well.",
  })
  @Column("boolean", { default: false })
  secondFactor!: boolean

  @Column("text", { nullable: true, select: false })
  totpSecret!: string | null

  @Column("integer", { default: 0, select: false })
  totpStep!: number

  @Column("simple-json", { default: "[]", select: false })
  recoveryCodes!: string[]

  @Field(() => Picture, { nullable: true, description: "The user's picture." })
  @ManyToOne(() => Picture)
  @JoinColumn({ name: "pictureId" })
  picture!: Picture | null

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the account was made, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Field(() => GraphQLISODateTime, { nullable: true, description: "The last sign-in, ISO 8601 in UTC." })
  @InstantColumn()
  updatedAt!: Date

  /** All that is left of it is a name, for what it did. */
  @Column("boolean", { default: false })
  deleted!: boolean

  @Column("text", { default: "", select: false })
  searchText!: string

  @Field(() => Boolean, { description: "Whether this viewer may edit this user's profile." })
  canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    if (viewer.id === this.id) return true
    return permits(ruleOf(schema, "editUser"), viewer) && this.role <= viewer.role
  }

  @Field(() => Boolean, {
    description: "Whether this viewer may set this user's role and suspension, and reset the password.",
  })
  canAdminister(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    return permits(ruleOf(schema, "setUserRole"), viewer) && this.role <= viewer.role
  }
}
