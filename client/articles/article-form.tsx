import { postFields } from "../content/post-fields.tsx"
import { postForm } from "../content/post-form.tsx"
import type { Fields } from "../forms/field.ts"
import type { AddArticleInput } from "../generated/graphql.ts"
import { addArticleLimits } from "../generated/limits.ts"

type Input = Omit<AddArticleInput, "idempotencyKey">

const { title, picture, detail } = postFields
const fields = { title, picture, detail } satisfies Fields<Input>

export const ArticleForm = postForm(fields, addArticleLimits)
