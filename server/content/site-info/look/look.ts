import { createHash } from "node:crypto"
import { IsIn, Matches, ValidateBy, type ValidationArguments } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { NullableField } from "../../../base/api/nullable-field.ts"
import { Trimmed } from "../../api/validation.ts"
import { compose, Flag } from "../../items/fields.ts"
import { Picture } from "../../pictures/picture.ts"
import { OptionalPicture, type PictureInput } from "../../pictures/picture-input.ts"
import { builtInColours, type Colours, customProperties, faultsOf, paletteOf } from "./palette.ts"

const crests = ["blossom", "letter"]
const typefaces = ["serif", "sans"]

const Choice = (description: string, choices: string[]) =>
  compose(
    Field(() => String, { description: `${description}, one of ${choices.join(", ")}.` }),
    IsIn(choices, { message: `Please choose one of ${choices.join(", ")}.` }),
  )

const Colour = (description: string) =>
  compose(
    Field(() => String, { description: `${description}, as \`#rrggbb\`.` }),
    Trimmed(),
    Matches(hexColour, { message: "Please write a colour such as #5b4bb7." }),
    ValidateBy({ name: "works", validator: { validate: (_, of) => !faultOf(of) } }, { message: faultOf }),
  )

const hexColour = /^#[0-9a-f]{6}$/i

function faultOf(of?: ValidationArguments): string {
  if (!of) return ""
  const { colour, accent } = of.object as Colours
  if (![colour, accent].every((one) => hexColour.test(one))) return ""
  return faultsOf({ colour, accent })[of.property as keyof Colours] ?? ""
}

@ObjectType()
@InputType()
abstract class LookFields {
  @Choice("Crest of a school that has uploaded none: a drawn blossom, or the first letter of its name", crests)
  crest!: string

  @Colour("Main colour of links, buttons and bands; at least 4.5:1 on the pages")
  colour!: string

  @Colour("Accent of the most important button and of notices; at least 3:1 on bands of the main colour")
  accent!: string

  @Flag({ description: "True for the jacaranda's blossom as an ornament." })
  ornament!: boolean

  @Choice("Typeface of headings", typefaces)
  typeface!: string
}

const description = "The school's look: crest, colours, ornament and typeface."

@ObjectType({ description })
export class Look extends LookFields {
  @NullableField(() => Picture, "The school's own crest.")
  picture?: Picture | string | null

  @NullableField(() => String, "Version, part of its files' paths; null for the built-in look.")
  version(): string | null {
    if (isSame(this, builtInLook)) return null
    return createHash("sha256")
      .update(JSON.stringify([rules, ...choicesOf(this)]))
      .digest("hex")
      .slice(0, 12)
  }

  @NullableField(() => String, "Path of its style sheet; null for the built-in look.")
  stylesheet(): string | null {
    const version = this.version()
    return version && `/look/${version}/look.css`
  }

  @Field(() => Boolean, { description: "False for the look with which an empty site begins." })
  isChosen(): boolean {
    return !isSame(this, plainLook)
  }

  @Field(() => [String], { description: "Colour of the browser's frame in light and in dark mode." })
  frame(): string[] {
    return paletteOf(this).night ?? []
  }
}

/** Raise when the same choices give other files. */
const rules = 1

@InputType({ description })
export class LookInput extends LookFields {
  @OptionalPicture("The school's own crest; null for none.")
  picture?: PictureInput | null
}

const builtInLook = {
  ...builtInColours,
  crest: "blossom",
  ornament: true,
  typeface: "serif",
  picture: null,
} satisfies LookInput

export const plainLook = { ...builtInLook, colour: "#24557a", crest: "letter", ornament: false }

type Choices = LookFields & Pick<Look, "picture">

const isSame = (one: Choices, other: Choices) => JSON.stringify(choicesOf(one)) === JSON.stringify(choicesOf(other))

function choicesOf({ crest, colour, accent, ornament, typeface, picture }: Choices) {
  const name = typeof picture === "string" ? picture : picture?.name
  return [crest, colour.toLowerCase(), accent.toLowerCase(), ornament, typeface, name ?? null]
}

/** Specificity below `:root:root`, which print uses, and above `:root` in `tokens.css`. */
export function styleSheetOf(look: LookFields): string {
  const colours = customProperties(paletteOf(look))
  const headings = look.typeface === "sans" ? ";--font-heading:var(--font-text);--weight-heading:750" : ""
  return `html:root{${colours}${look.ornament ? "" : ";--ornament:none;--plain:inline"}${headings}}`
}
