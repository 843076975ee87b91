import type { AddArticleInput } from "../../generated/graphql.ts"
import { addArticleLimits, articleTranslationLimits } from "../../generated/limits.ts"
import { useArticleTranslationsQuery } from "../../generated/office.ts"
import { postFields, translatedPost } from "../../items/content/post-fields.tsx"
import { postForm } from "../../items/content/post-form.tsx"
import type { Fields } from "../../items/forms/field.ts"

type Input = Omit<AddArticleInput, "idempotencyKey">

const fields = translatedPost({ detail: postFields.detail }, articleTranslationLimits) satisfies Fields<Input>

export const ArticleForm = postForm({
  fields,
  limits: addArticleLimits,
  useTranslations: useArticleTranslationsQuery,
})
