import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql"
import type { EntityManager } from "typeorm"
import type { Account } from "../../access/account.ts"
import { Auth, Role } from "../../access/auth.ts"
import type { Viewer } from "../../access/viewer.ts"
import { addFailures, Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { history } from "../history/history.ts"
import { Act, logAct } from "../history/log-act.ts"
import { type ApiLanguage, ApiLanguages } from "../items/api-language.ts"
import type { ItemChange } from "../items/item-history.ts"
import { isEverything } from "../items/visibility.ts"
import type { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import { emptySite } from "./empty-site.ts"
import { LookInput, styleSheetOf } from "./look/look.ts"
import { SchoolTexts } from "./school-texts.ts"
import { readSite, SiteInfo } from "./site-info.ts"
import { EditSiteInput, settings } from "./site-info-input.ts"
import { picturedTexts, SitePicture, sitePictures } from "./site-picture.ts"
import { requireUnique, Wording, wordingsDescription } from "./wording.ts"

@Resolver(() => SiteInfo)
export class SiteInfoResolver {
  @Auth(Role.PUBLIC)
  @Query(() => SiteInfo, { description: "School information shown on every page." })
  site(@Ctx() { database }: Context): Promise<SiteInfo> {
    return shownSite(database.read)
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => SiteInfo, { description: "What a new site has before its office changes it; `id` is 0." })
  async siteDefaults(@Ctx() { database }: Context): Promise<SiteInfo> {
    return database.read.create(SiteInfo, { id: 0, version: 0, ...emptySite() })
  }

  @FieldResolver(() => [Wording], { description: wordingsDescription })
  wordings(
    @Root() { wordings }: SiteInfo,
    @Arg("language", () => ApiLanguages, {
      nullable: true,
      description: "Only replacements in this language; all by default.",
    })
    language?: ApiLanguage | null,
  ): Wording[] {
    return language ? wordings.filter((wording) => wording.language === language) : wordings
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => [SchoolTexts], { description: "All texts of the school that `wordings` can translate, by place." })
  schoolTexts(@Ctx() { schoolTexts }: Context): Promise<SchoolTexts[]> {
    return schoolTexts()
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT")
  @Query(() => String, { description: "Style sheet of a look, to see it before it is saved." })
  lookPreview(@Arg("input", () => LookInput) input: LookInput): string {
    return styleSheetOf(input)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails(...addFailures)
  @Mutation(() => SiteInfo, { description: "Edits the school information on every page." })
  async editSite(
    @Arg("input", () => EditSiteInput) input: EditSiteInput,
    @Ctx() { pictures, viewer, backlog }: Context,
  ): Promise<SiteInfo> {
    const { version, ...changes } = input
    requireUnique(input.wordings ?? [])
    const fields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null))
    const parts = picturedTexts<PicturedPart>(input)
    const requested = parts.map(([, { picture }]) => picture)
    const { site, refusal } = await pictures.write(requested, { viewer }, async (rows, changing) => {
      const row = await readSite(rows)
      if (fields.requiresSecondFactor && !row.requiresSecondFactor) await requireOwnSecondFactor(rows, viewer)
      const change = await history.begin(rows, SiteInfo, row, viewer)
      await namePictures(rows, parts, changing, viewer)
      const merged = await change.merge({ fields, version })
      if (merged.overlapping) {
        const refusal = await change.refuse({ fields, version }, { stored: await shownSite(rows) })
        await dropUnnamed(rows, changing, change)
        return { refusal }
      }
      if (Object.keys(merged.fields).length) await rows.update(SiteInfo, 1, merged.fields)
      await dropUnnamed(rows, changing, change)
      await change.saved()
      await logSettings(rows, row, merged.fields, viewer)
      return { site: await shownSite(rows) }
    })
    if (refusal) throw refusal
    if (fields.wordings) backlog.start()
    return site
  }
}

/** The administrator must have an authenticator app; otherwise nobody might be able to administer. */
async function requireOwnSecondFactor(rows: EntityManager, { id }: Viewer) {
  const account = id === null ? null : await rows.findOneBy<Account>("User", { id })
  if (!account?.secondFactor)
    throw badInput({ requiresSecondFactor: "Please add an app on your own page first: without one you could do less." })
}

/** The site's texts are public, so their pictures skip the slow check of everything that shows pictures. */
const publicPicture = (shown: SitePicture | undefined): Picture | null =>
  shown ? Object.assign(shown.picture, { isPublic: isEverything(SitePicture.visibleTo()) }) : null

async function shownSite(rows: EntityManager): Promise<SiteInfo> {
  const info = await readSite(rows)
  const shown = await sitePictures(rows)
  for (const [, part] of picturedTexts<ShownPart>(info)) part.picture = publicPicture(shown.get(String(part.picture)))
  return info
}

interface ShownPart {
  picture?: Picture | string | null
}

interface PicturedPart {
  picture?: PictureInput | null
}

async function namePictures(
  rows: EntityManager,
  parts: [string, PicturedPart][],
  pictures: PictureChanges,
  viewer: Viewer,
) {
  const shown = await sitePictures(rows)
  for (const [index, [path, part]] of parts.entries()) {
    const current = shown.get(String(part.picture?.name))?.picture
    const picture = await pictures.claim(index, { current, field: `${path}.picture` })
    Object.assign(part, { picture: picture?.name ?? null })
    if (!picture || picture.id === current?.id) continue
    const sitePicture = rows.create(SitePicture, { picture })
    await rows.insert(SitePicture, sitePicture)
    await pictures.gate.require(rows, [picture.id], viewer, `${path}.picture`)
    shown.set(picture.name, sitePicture)
  }
}

async function dropUnnamed(rows: EntityManager, pictures: PictureChanges, change: ItemChange) {
  const info = await readSite(rows)
  const names = new Set(picturedTexts<ShownPart>(info).map(([, { picture }]) => String(picture)))
  for (const [name, { id, picture }] of await sitePictures(rows)) {
    if (names.has(name)) continue
    await rows.delete(SitePicture, id)
    await change.keepPictures([picture.id])
    await pictures.drop([picture.id])
  }
}

const spoken = (value: unknown) => (typeof value === "boolean" ? (value ? "yes" : "no") : value)

async function logSettings(rows: EntityManager, before: SiteInfo, fields: Partial<SiteInfo>, viewer: Viewer) {
  const changed = settings.filter((name) => fields[name] !== undefined && fields[name] !== before[name])
  if (changed.length === 0) return
  const detail = changed.map((name) => `${name}: ${spoken(fields[name])}`).join(", ")
  await logAct(rows, { act: Act.SETTINGS_CHANGED, userId: viewer.id, changed, detail })
}
