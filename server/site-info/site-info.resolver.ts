import { Ctx, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { SiteInfo } from "./site-info.ts"

@Resolver()
export class SiteInfoResolver {
  @Auth(Role.PUBLIC)
  @Query(() => SiteInfo, { description: "The school as every page shows it." })
  async site(@Ctx() { database, pictures }: Context): Promise<SiteInfo> {
    const info = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
    const pictured = [info.hero, info.intake, info.scholarship, ...info.facilities]
    const found = await pictures.byNames(
      pictured.flatMap(({ picture }) => (typeof picture === "string" ? picture : [])),
    )
    for (const place of pictured) place.picture = found.get(String(place.picture)) ?? null
    return info
  }
}
