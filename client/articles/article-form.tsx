import { postFields } from "../content/post-fields.tsx"
import { postForm } from "../content/post-form.tsx"
import type { Fields } from "../forms/field.ts"
import { translations } from "../forms/translations.tsx"
import type { AddArticleInput } from "../generated/graphql.ts"
import { addArticleLimits, articleTranslationLimits } from "../generated/limits.ts"
import { useArticleTranslationsQuery } from "../generated/office.ts"

type Input = Omit<AddArticleInput, "idempotencyKey">

const { title, picture, detail } = postFields
const below = { detail }
const fields = {
  title,
  picture,
  ...below,
  translations: translations({ texts: { title, ...below }, limits: articleTranslationLimits, titled: "title" }),
} satisfies Fields<Input>

export const ArticleForm = postForm({
  fields,
  limits: addArticleLimits,
  useTranslations: useArticleTranslationsQuery,
  translationsIn: ({ article }) => article?.translations,
})
