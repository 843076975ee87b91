import { Arg, Ctx, Field, ObjectType, Query, Resolver } from "type-graphql"
import { type EntityManager, type FindOptionsWhere, In } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import type { Mailbox } from "../../base/addresses/address.ts"
import type { Context } from "../../content/api/context.ts"
import { publicRows } from "../../content/items/visibility.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { SchoolClass } from "../classes/school-class.ts"
import { Profile } from "../profiles/profile.ts"
import { User } from "../users/user.ts"

@ObjectType({ description: "A class or a person that a message to the school may be for." })
export class Recipient {
  @Field(() => String, { description: "Key for `sendEnquiry`, such as `class-12` or `person-7`." })
  key!: string

  @Field(() => String, { description: "Name, such as `Mrs Kimani (Reception East)`." })
  name!: string

  /** Accounts that get the message by mail. Never shown. */
  accountIds!: number[]
}

/** Null if the recipient is not public, or if the school does not allow messages to people. */
export async function recipientOf(rows: EntityManager, key: string): Promise<Recipient | null> {
  const [, type, digits] = /^(class|person)-([1-9]\d{0,8})$/.exec(key) ?? []
  if (!type) return null
  const id = Number(digits)
  if (type === "class") {
    const found = await publicRows(rows, SchoolClass, { where: { id } }).getOne()
    return found && { key, ...(await teachersOf(rows, found)) }
  }
  const { writeToPeople } = await readSite(rows)
  const [person] = writeToPeople ? await profilesOf(rows, { id }) : []
  return person ? { key, name: person.name, accountIds: accountsOf([person]) } : null
}

async function teachersOf(rows: EntityManager, { title, teacherId, secondTeacherId }: SchoolClass) {
  const ids = [teacherId, secondTeacherId].filter((id) => id != null)
  const found = await profilesOf(rows, { id: In(ids) })
  const teachers = ids.flatMap((id) => found.find((teacher) => teacher.id === id) ?? [])
  const names = teachers.map((teacher) => teacher.name).join(", ")
  return { name: names ? `${names} (${title})` : title, accountIds: accountsOf(teachers) }
}

const profilesOf = (rows: EntityManager, where: FindOptionsWhere<Profile>) =>
  publicRows(rows, Profile, { where }).getMany()

const accountsOf = (people: Profile[]) => people.flatMap(({ accountId }) => accountId ?? [])

/** The mailboxes of those who can sign in. */
export async function mailboxesOf(rows: EntityManager, key: string): Promise<Mailbox[]> {
  const { accountIds = [] } = (await recipientOf(rows, key)) ?? {}
  const users = await rows.findBy(User, { id: In(accountIds), suspend: false, deleted: false })
  return users.map(({ name, email }) => ({ name, address: email }))
}

@Resolver()
export class RecipientResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Recipient, {
    nullable: true,
    description: "The class or person of a key; null if there is none to whom one may write.",
  })
  recipient(
    @Arg("key", () => String, { description: "Key, such as `class-12` or `person-7`." }) key: string,
    @Ctx() { database }: Context,
  ): Promise<Recipient | null> {
    return recipientOf(database.read, key)
  }
}
