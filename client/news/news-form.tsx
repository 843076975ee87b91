import { postFields } from "../content/post-fields.tsx"
import { postForm } from "../content/post-form.tsx"
import type { Fields } from "../forms/field.ts"
import { translations } from "../forms/translations.tsx"
import type { AddNewsStoryInput } from "../generated/graphql.ts"
import { addNewsStoryLimits, newsStoryTranslationLimits } from "../generated/limits.ts"
import { useNewsStoryTranslationsQuery } from "../generated/office.ts"

type Input = Omit<AddNewsStoryInput, "idempotencyKey">

const { title, picture, detail } = postFields
const below = { detail }
const fields = {
  title,
  picture,
  ...below,
  translations: translations({ texts: { title, ...below }, limits: newsStoryTranslationLimits, titled: "title" }),
} satisfies Fields<Input>

export const NewsForm = postForm({
  fields,
  limits: addNewsStoryLimits,
  useTranslations: useNewsStoryTranslationsQuery,
  translationsIn: ({ newsStory }) => newsStory?.translations,
})
