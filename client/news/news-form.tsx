import { postFields } from "../content/post-fields.tsx"
import { postForm } from "../content/post-form.tsx"
import type { Fields } from "../forms/field.ts"
import type { AddNewsStoryInput } from "../generated/graphql.ts"
import { addNewsStoryLimits } from "../generated/limits.ts"

type Input = Omit<AddNewsStoryInput, "idempotencyKey">

const { title, picture, detail } = postFields
const fields = { title, picture, detail } satisfies Fields<Input>

export const NewsForm = postForm(fields, addNewsStoryLimits)
