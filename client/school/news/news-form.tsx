import type { AddNewsStoryInput } from "../../generated/graphql.ts"
import { addNewsStoryLimits, newsStoryTranslationLimits } from "../../generated/limits.ts"
import { useNewsStoryTranslationsQuery } from "../../generated/office.ts"
import { postFields, translatedPost } from "../../items/content/post-fields.tsx"
import { postForm } from "../../items/content/post-form.tsx"
import type { Fields } from "../../items/forms/field.ts"

type Input = Omit<AddNewsStoryInput, "idempotencyKey">

const fields = translatedPost({ detail: postFields.detail }, newsStoryTranslationLimits) satisfies Fields<Input>

export const NewsForm = postForm({
  fields,
  limits: addNewsStoryLimits,
  useTranslations: useNewsStoryTranslationsQuery,
})
