import { Ctx, Field, GraphQLISODateTime, ObjectType, Query, Resolver, registerEnumType } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { type HealthCheck, type HealthFinding, HealthState, note } from "../api/health-check.ts"

declare module "../api/context.ts" {
  interface Services {
    healthChecks: HealthCheck[]
  }
}

registerEnumType(HealthState, {
  name: "HealthState",
  description: "Whether something about the site is well.",
  valuesConfig: {
    LOOK: { description: "Something is to be done: `todo` says what." },
    NOTE: { description: "Something to know, about which nothing need be done." },
    GOOD: { description: "All is well." },
  },
})

@ObjectType("HealthFinding", { description: "How one thing about the running site is, in words for the office." })
class Finding implements HealthFinding {
  @Field(() => String, { description: "What it is about, in a word or two." })
  subject!: string

  @Field(() => HealthState, { description: "Whether it is well." })
  state!: HealthState

  @Field(() => String, { description: "How it is: a sentence or two. One that ends with a colon is ended by `at`." })
  says!: string

  @Field(() => String, { nullable: true, description: "What to do; null where nothing is." })
  todo?: string

  @Field(() => GraphQLISODateTime, { nullable: true, description: "The moment that it is about, ISO 8601 in UTC." })
  at?: Date
}

const order = Object.values(HealthState)

@Resolver()
export class HealthResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => [Finding], {
    description:
      "Whether all is well with the site: backups, room, mail, memory, errors. What needs a look comes first. Programs watch `/metrics` and `/readyz`, which say the same.",
  })
  async health(@Ctx() context: Context): Promise<Finding[]> {
    const found = await Promise.all(context.healthChecks.map((check) => findingOf(check, context)))
    return found.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  }
}

/** What cannot be looked at hides nothing of the rest. */
async function findingOf({ subject, run }: HealthCheck, context: Context): Promise<Finding> {
  const found = await run(context).catch((err) => {
    context.log.error({ err, subject }, "health not known")
    return note("This could not be looked at.", "The server’s log says why.")
  })
  return { subject, ...found }
}
