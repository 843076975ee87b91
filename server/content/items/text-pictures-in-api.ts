import { MapperKind, mapSchema } from "@graphql-tools/utils"
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema, getNamedType, isNonNullType } from "graphql"
import { In } from "typeorm"
import { type Viewer, visitor } from "../../access/viewer.ts"
import { notFound } from "../../base/failures/failures.ts"
import { figuresIn } from "../../base/text/figures.ts"
import { Html } from "../../base/text/html.ts"
import { RichText, safeRichText } from "../../base/text/rich-text.ts"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Picture, publicAddress } from "../pictures/picture.ts"
import { granteeOf } from "../pictures/picture-addresses.resolver.ts"
import { publicRules, sizeWithin } from "../pictures/recognisable.ts"

type Field = GraphQLFieldConfig<unknown, Context>

/** Gives pictures in rich texts absolute addresses. Removes pictures that are withheld from the viewer. */
export const withTextPictures = (schema: GraphQLSchema) =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const { name } = getNamedType(field.type)
      if (name === RichText.name) return withAddresses(field)
      return name === Picture.name ? withVisiblePictures(field) : undefined
    },
    [MapperKind.MUTATION_ROOT_FIELD]: (field) => withAddressesInConflict(field),
  })

function withVisiblePictures({ resolve = defaultFieldResolver, ...field }: Field): Field {
  const isNeeded = isNonNullType(field.type)
  const shownTo = (viewer: Viewer) => (found: unknown) => {
    if (Array.isArray(found)) return found.filter((picture: Picture) => picture.isVisibleTo(viewer))
    if (!(found instanceof Picture) || found.isVisibleTo(viewer)) return found
    if (isNeeded) throw notFound("This picture")
    return null
  }
  return {
    ...field,
    resolve(source, args, context, info) {
      const found = resolve(source, args, context, info)
      const shown = shownTo(context.viewer)
      return found instanceof Promise ? found.then(shown) : shown(found)
    },
  }
}

/** `Html` is not cleaned again. */
function withAddresses({ resolve = defaultFieldResolver, ...field }: Field): Field {
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      const shown = await resolve(source, args, context, info)
      return Array.isArray(shown) ? Promise.all(shown.map((text) => asHtml(text, context))) : asHtml(shown, context)
    },
  }
}

async function asHtml(text: unknown, context: Context): Promise<unknown> {
  if (typeof text !== "string" || !text.includes("<figure>")) return text
  return new Html(await withPictureAddresses(text, context))
}

/** Lets a client compare the item of a CONFLICT with the item that it read before. */
function withAddressesInConflict({ resolve = defaultFieldResolver, ...field }: Field): Field {
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      try {
        return await resolve(source, args, context, info)
      } catch (error) {
        const { extensions } = error as { extensions?: { stored?: unknown } }
        if (extensions?.stored) extensions.stored = await addressesWithin(extensions.stored, context)
        throw error
      }
    },
  }
}

async function addressesWithin(value: unknown, context: Context): Promise<unknown> {
  if (typeof value === "string") return value.includes("<figure>") ? withPictureAddresses(value, context) : value
  if (Array.isArray(value)) return Promise.all(value.map((one) => addressesWithin(one, context)))
  if (Object.prototype.toString.call(value) !== "[object Object]") return value
  const inner = Object.entries(value as object).map(async ([name, one]) => [name, await addressesWithin(one, context)])
  return Object.fromEntries(await Promise.all(inner))
}

/** With absolute addresses, which have keys for pictures that are not public. */
export async function withPictureAddresses(stored: string, context: Context): Promise<string> {
  const text = safeRichText(stored)
  const figures = figuresIn(text)
  const opened = await Promise.all(figures.map(({ file }) => batched(context, addresses).load(file)))
  return figures.reduce((open, { html, file }, index) => {
    const found = opened[index]
    if (!found) return open.replace(html, "")
    const { path, size } = found
    const addressed = html.replace(`"${publicAddress({ file })}"`, () => `"${context.origin}${path}"`)
    const shown = size ? addressed.replace(sizes, ` width="${size.width}" height="${size.height}">`) : addressed
    return open.replace(html, () => shown)
  }, text)
}

const sizes = / width="\d+" height="\d+">/

interface Opened {
  path: string
  /** The size of the largest version that visitors get, if that is not the stored file. */
  size?: Pick<Picture, "width" | "height">
}

/** Null for a picture that is withheld from the viewer. */
const addresses: Batch<Opened | null, string> = async (files, context) => {
  const { database, pictures, viewer } = context
  const uses = await database.read.find(Picture, { where: { file: In([...files]) }, order: { id: "DESC" } })
  const ids = uses.map(({ id }) => id)
  const everybodys = await pictures.uses.visibleTo(visitor, ids, database.read)
  const { publicPixels } = await publicRules(database.read)
  const own = everybodys.size < ids.length ? await pictures.uses.visibleTo(viewer, ids, database.read) : everybodys
  return files.map((file) => {
    const named = uses.filter((use) => use.file === file)
    if (named.some((use) => !use.isVisibleTo(viewer))) return null
    // A preview's readers get pictures that only its maker sees.
    const use = named.find(({ id }) => own.has(id)) ?? named[0]
    const isPublic = !use || named.some(({ id }) => everybodys.has(id))
    if (!isPublic) return { path: pictures.addressWithKey(use, granteeOf(context)) }
    const isSmaller = use && use.recognisable !== "NOBODY"
    return { path: publicAddress({ file }), ...(isSmaller && { size: sizeWithin(use, publicPixels) }) }
  })
}
