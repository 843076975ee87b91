import { postFields, translatedPost } from "../content/post-fields.tsx"
import { postForm } from "../content/post-form.tsx"
import type { Fields } from "../forms/field.ts"
import type { AddArticleInput } from "../generated/graphql.ts"
import { addArticleLimits, articleTranslationLimits } from "../generated/limits.ts"
import { useArticleTranslationsQuery } from "../generated/office.ts"

type Input = Omit<AddArticleInput, "idempotencyKey">

const fields = translatedPost({ detail: postFields.detail }, articleTranslationLimits) satisfies Fields<Input>

export const ArticleForm = postForm({
  fields,
  limits: addArticleLimits,
  useTranslations: useArticleTranslationsQuery,
  translationsIn: ({ article }) => article?.translations,
})
