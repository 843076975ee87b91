import { Args, ArgsType, Ctx, Field, Int, Mutation, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Several } from "../../content/items/fields.ts"
import { requireExpectedOrder, setPlaces } from "../../content/items/placing.ts"
import { byPlace, Profile, ProfileGroup } from "./profile.ts"

const maxProfiles = 500

@ArgsType()
class OrderProfilesArgs {
  @Field(() => ProfileGroup, { description: "The group whose people are ordered." })
  group!: ProfileGroup

  @Field(() => [Int], {
    description: `IDs of people of the group in their new order, at most ${maxProfiles}. Others of the group come after them; IDs that left it are ignored.`,
  })
  @Several(maxProfiles)
  profiles!: number[]

  @Field(() => [Int], {
    description: "The same IDs in the order that you have seen. If it is another by now, it is a CONFLICT.",
  })
  @Several(maxProfiles)
  from!: number[]
}

@Resolver()
export class ProfileOrderResolver {
  @Auth(Role.ADMINISTRATOR, { programs: itemTypeNamed(Profile) })
  @Fails("BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => [Profile], { description: "Sets the order in which the people of a group are shown." })
  orderProfiles(
    @Args(() => OrderProfilesArgs) { group, profiles, from }: OrderProfilesArgs,
    @Ctx() { database }: Context,
  ): Promise<Profile[]> {
    return database.write(async (rows) => {
      const relations = { picture: true, user: true }
      const current = await rows.find(Profile, { where: { group }, order: byPlace, relations })
      if (new Set(profiles).size !== profiles.length) throw badInput({ profiles: "Please name people each once." })
      const ordered = profiles.flatMap((id) => current.find((person) => person.id === id) ?? [])
      const idsIn = (people: Profile[]) => people.map(({ id }) => id)
      const next = idsIn(ordered)
      const now = idsIn(current).filter((id) => next.includes(id))
      requireExpectedOrder(
        now,
        next,
        from.filter((id) => next.includes(id)),
        "people",
      )
      await setPlaces(rows, Profile, [...ordered, ...current.filter((person) => !ordered.includes(person))])
      return ordered
    })
  }
}
