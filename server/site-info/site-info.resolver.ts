import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql"
import { type EntityManager, In } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { badInput, conflict } from "../api/failures.ts"
import { Picture } from "../images/picture.ts"
import { SiteInfo } from "./site-info.ts"
import { EditSiteInput } from "./site-info-input.ts"

@Resolver()
export class SiteInfoResolver {
  @Auth(Role.PUBLIC)
  @Query(() => SiteInfo, { description: "The school as every page shows it." })
  site(@Ctx() { database }: Context): Promise<SiteInfo> {
    return shownSite(database.read)
  }

  @Auth(Role.ADMINISTRATOR)
  @Mutation(() => SiteInfo, {
    description: "Changes what every page shows of the school. Errors: BAD_USER_INPUT, CONFLICT.",
  })
  editSite(@Arg("input", () => EditSiteInput) input: EditSiteInput, @Ctx() { database }: Context): Promise<SiteInfo> {
    const { version, ...fields } = input
    const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
    return database.write(async (rows) => {
      const stored = await shownSite(rows)
      if (version != null && version !== stored.version)
        throw conflict("Somebody else has changed this while you were writing.", stored)
      await requirePictures(rows, input)
      if (Object.keys(changes).length) await rows.update(SiteInfo, 1, changes)
      return shownSite(rows)
    })
  }
}

/** The texts with their pictures, which are stored by name. */
async function shownSite(rows: EntityManager): Promise<SiteInfo> {
  const info = await rows.findOneByOrFail(SiteInfo, { id: 1 })
  const pictured = [info.hero, info.intake, info.scholarship, ...info.facilities]
  const found = await picturesNamed(
    rows,
    pictured.map(({ picture }) => String(picture ?? "")),
  )
  for (const place of pictured) place.picture = found.get(String(place.picture)) ?? null
  return info
}

async function requirePictures(rows: EntityManager, { hero, intake, scholarship, facilities }: EditSiteInput) {
  const pictured = {
    hero,
    intake,
    scholarship,
    ...Object.fromEntries((facilities ?? []).map((facility, index) => [`facilities.${index}`, facility])),
  }
  const named = Object.entries(pictured).flatMap(([path, part]) => (part?.picture ? [[path, part.picture]] : []))
  const found = await picturesNamed(
    rows,
    named.map(([, name]) => String(name)),
  )
  const missing = named.filter(([, name]) => !found.has(String(name)))
  const message = "There is no image of this name. Please upload it first."
  if (missing.length) throw badInput(Object.fromEntries(missing.map(([path]) => [`${path}.picture`, message])))
}

async function picturesNamed(rows: EntityManager, names: string[]) {
  const pictures = await rows.findBy(Picture, { name: In(names) })
  return new Map(pictures.map((picture) => [picture.name, picture]))
}
