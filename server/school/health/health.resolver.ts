import { Ctx, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import type { Context } from "../../content/api/context.ts"
import { type HealthCheck, HealthFinding, HealthState, note } from "../../content/api/health-check.ts"

const order = Object.values(HealthState)

@Resolver()
export class HealthResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => [HealthFinding], {
    description:
      "State of the site: backups, disk space, mail, memory, errors. Problems come first. Programs can monitor " +
      "`/metrics` and `/readyz`, which report the same.",
  })
  async health(@Ctx() context: Context): Promise<HealthFinding[]> {
    const found = await Promise.all(context.healthChecks.map((check) => findingOf(check, context)))
    return found.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  }
}

async function findingOf({ subject, run }: HealthCheck, context: Context): Promise<HealthFinding> {
  const found = await run(context).catch((err) => {
    context.log.error({ err, subject }, "health not known")
    return note("This could not be checked.", "The server’s log says why.")
  })
  return { subject, ...found }
}
