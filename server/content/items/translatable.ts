import { ArrayUnique, IsIn, MaxLength } from "class-validator"
import type { GraphQLResolveInfo } from "graphql"
import { Arg, Ctx, Extensions, Field, Info, InputType, ObjectType, Root } from "type-graphql"
import { Column } from "typeorm"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { nameOf } from "../../base/languages.ts"
import { html } from "../../base/text/html.ts"
import type { Context } from "../api/context.ts"
import { fieldsOf, type MayBeUnfinished, richTextFields, Trimmed } from "../api/validation.ts"
import { type ApiLanguage, ApiLanguages, codeOf, original, translatedInto } from "./api-language.ts"
import type { ContentInput } from "./content-type.ts"
import { Several } from "./fields.ts"
import { openingOf } from "./opening.ts"
import type { Fields } from "./record.ts"
import {
  isCurrent,
  type StoredTranslation,
  storedTranslations,
  type Translated,
  textsIn,
} from "./stored-translation.ts"

interface Original {
  translations?: StoredTranslation[]
  canEdit(context: Context, info: GraphQLResolveInfo): boolean
}

export const readIn = <T extends object>({ readings }: Translated, language: ApiLanguage, item: T): T =>
  readings(item).find((reading) => reading.language === language)?.item ?? item

interface TranslatableOptions<T> {
  name: string
  /** In a sentence: `a story`. */
  one: string
  firstOf: (translation: T) => string
  /** Contents besides single texts, as rich text. */
  listsOf?: (translation: T) => string
  /** Normalises a translation before it is stored. */
  ordered?: (translation: T, original: Partial<T>) => T
}

/** Translations are stored on the item, and so in drafts, versions and the bin (docs/decisions/08-languages.md). */
export function translatable<T extends object>(texts: Fields<T>, options: TranslatableOptions<T>) {
  const { name, one, firstOf, listsOf = () => "", ordered = (translation) => translation } = options
  const description = `Texts of ${one} in a language other than the original's.`

  @ObjectType()
  @InputType(`${name}TranslationInput`, { description })
  class TranslationFields extends (texts as Fields<object>) implements MayBeUnfinished {
    @Field(() => ApiLanguages, { description: "Target language." })
    @IsIn(translatedInto, { message: "The original is in English." })
    language!: ApiLanguage

    @Field(() => Boolean, {
      defaultValue: true,
      description: "True if visitors can read it. Until then texts may be missing, and only the item's editors see it.",
    })
    isReady!: boolean

    @Field(() => Boolean, {
      defaultValue: true,
      description: "True if it is up to date with the original. False once only the original has changed.",
    })
    isCurrent!: boolean

    @Field(() => String, {
      defaultValue: "",
      description: "Alt text of at most 300 characters; empty to use the original's.",
    })
    @Trimmed()
    @MaxLength(300, { message: "Please describe the picture in at most 300 characters." })
    pictureAlt!: string

    mayBeUnfinished() {
      return this.isReady === false
    }
  }

  @ObjectType(`${name}Translation`, { description })
  class Translation extends TranslationFields {
    @Field(() => String, { description: "First words as plain text, at most 280 characters." })
    opening(): string {
      return openingOf(firstOf(this as unknown as T))
    }
  }

  @ObjectType()
  @InputType()
  abstract class TranslatableFields extends (texts as Fields<object>) {
    @Field(() => [TranslationFields], {
      defaultValue: [],
      description: "Translations, at most one per language. Only those who may edit the item see unfinished ones.",
    })
    @Column("simple-json", { default: "[]" })
    @Several(translatedInto.length)
    @ArrayUnique((translation: TranslationFields) => translation.language, {
      message: "There is one translation into each language.",
    })
    translations?: StoredTranslation[]
  }

  const names = fieldsOf(texts).map((field) => field.name)
  const inOrder = (translation: object, item: object) => ordered(translation as T, item as Partial<T>)
  const richNames = richTextFields(texts.prototype)
  const readyIn = ({ translations = [] }: Pick<Original, "translations">) =>
    translations.filter(({ isReady }) => isReady)
  const shown = (item: object, translation: StoredTranslation) => ({
    ...translation,
    isCurrent: isCurrent(translation, item, names),
  })

  function WithTranslations<I extends Fields>(item: I) {
    @ObjectType()
    abstract class TranslatedItem extends item {
      static translated: Translated = {
        readings: (item) => [
          { language: original, item },
          ...readyIn(item).map((translation) => ({
            language: translation.language,
            item: { ...item, ...textsIn(translation, names) },
          })),
        ],
        isOld: (item) => readyIn(item).some((translation) => !isCurrent(translation, item, names)),
        stored: (input, stored) => storedTranslations({ input, stored, names, ordered: inOrder }),
        richTexts: {
          translations: (translations) =>
            (translations as (StoredTranslation & T)[])
              .map((translation) => asRichText(translation, names, richNames) + listsOf(translation))
              .join(""),
        },
      }

      static received(input: ContentInput & Pick<Original, "translations">, stored?: object): ContentInput {
        if (!input.translations) return input
        return Object.assign({}, input, { translations: TranslatedItem.translated.stored(input, stored) })
      }

      @Extensions({ items: 1 + translatedInto.length } satisfies FieldExtensions)
      @Field(() => [ApiLanguages], { description: "Languages in which visitors can read it, the original first." })
      languages(@Root() item: Original): ApiLanguage[] {
        return [original, ...readyIn(item).map(({ language }) => language)]
      }

      @NullableField(
        () => Translation,
        "Texts in a language; null for the original's, and without a translation that visitors can read.",
      )
      translation(
        @Root() item: Original,
        @Arg("language", () => ApiLanguages, { description: "Language of the texts." })
        language: ApiLanguage,
      ): object | null {
        const found = readyIn(item).find((translation) => translation.language === language)
        return found ? shown(item, found) : null
      }

      @Extensions({ items: translatedInto.length } satisfies FieldExtensions)
      @Field(() => [Translation], {
        name: "translations",
        description: "Translations. Unfinished ones are visible only to those who may edit the item.",
      })
      visibleTranslations(@Root() item: Original, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): object[] {
        const visible = item.canEdit(context, info) ? (item.translations ?? []) : readyIn(item)
        return visible.map((translation) => shown(item, translation))
      }
    }
    return TranslatedItem
  }

  return {
    Translation,
    Fields: TranslatableFields as unknown as Fields<T & { translations?: StoredTranslation[] }>,
    WithTranslations,
  }
}

function asRichText(translation: StoredTranslation, names: string[], richNames: string[]): string {
  const texts = Object.entries(textsIn(translation, names)).filter(([, value]) => typeof value === "string" && value)
  const lines = texts.map(([name, text]) =>
    richNames.includes(name) ? String(text) : html`<p>${String(text)}</p>`.text,
  )
  return html`<p><strong>${nameOf(codeOf(translation.language))}</strong></p>`.text + lines.join("")
}
