import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors"
import { print } from "@apollo/client/utilities"
import { UploadImageDocument, type UploadImageMutation } from "../generated/graphql.ts"
import { accessToken } from "./access-token.ts"
import { refreshSession } from "./refresh.ts"

/** A picture on its way to the site's store. */
export type PictureUpload = {
  file: File
  /** What it will be called there: sent again under the same name, the same picture is found, not stored twice. */
  name: string
  /** Told how much has been sent, from 0 to 1; a request by `fetch` could not tell. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Stores a picture, to be shown by an item later. Rejects as the API's client does; a refused token is renewed once. */
export async function uploadPicture(upload: PictureUpload): Promise<void> {
  if (accessToken.isStale()) await refreshSession()
  const first = await send(upload)
  if (!isTokenRefused(first)) return settle(first)
  await refreshSession()
  settle(await send(upload))
}

type Answer = { data?: UploadImageMutation | null; errors?: ReadonlyArray<{ message: string; extensions?: object }> }

function send({ file, name, onProgress, signal }: PictureUpload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open("POST", "/graphql")
    request.responseType = "json"
    request.setRequestHeader("apollo-require-preflight", "true")
    const token = accessToken.get()
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (isAnswer(request.response) ? resolve(request.response) : reject(refusal(request)))
    request.onerror = () => reject(new Error("The server did not answer."))
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"))
    request.onloadend = () => signal.removeEventListener("abort", abort)
    signal.addEventListener("abort", abort)
    request.send(multipart(file, name))
  })
}

/** As the GraphQL multipart request specification has it. */
function multipart(file: File, name: string) {
  const form = new FormData()
  form.set("operations", JSON.stringify({ query: print(UploadImageDocument), variables: { name, file: null } }))
  form.set("map", JSON.stringify({ 0: ["variables.file"] }))
  form.set("0", file)
  return form
}

function isAnswer(response: unknown): response is Answer {
  return typeof response === "object" && response !== null && ("data" in response || "errors" in response)
}

function refusal({ status }: XMLHttpRequest) {
  return new ServerError("The upload was refused.", { response: new Response(null, { status }), bodyText: "" })
}

function isTokenRefused({ errors }: Answer) {
  return errors?.some(({ extensions }) => (extensions as { code?: string })?.code === "INVALID_TOKEN") ?? false
}

function settle({ data, errors }: Answer) {
  if (errors?.length) throw new CombinedGraphQLErrors({ data, errors: errors as never })
}
