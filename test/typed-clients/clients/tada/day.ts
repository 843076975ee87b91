import { type AnyVariables, Client, fetchExchange, type TypedDocumentNode } from "@urql/core"
import { initGraphQLTada } from "gql.tada"
import { EMAIL, fetchWithCookies, PASSWORD, picture, SITE } from "../given"
import type { introspection } from "./schema"

const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTimeISO: string; RichText: string; Upload: File }
}>()

const signIn = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    login(email: $email, password: $password) { accessToken }
  }
`)

const whoAmI = graphql(`
  query WhoAmI {
    viewer { name role }
  }
`)

const upload = graphql(`
  mutation Upload($name: String!, $file: Upload!) {
    uploadImage(name: $name, file: $file) { name width height }
  }
`)

const publish = graphql(`
  mutation Publish($input: AddNewsStoryInput!) {
    addNewsStory(input: $input) { id title detail createdAt picture { name alt } user { name } }
  }
`)

const newsAfter = graphql(`
  query NewsAfter($after: String) {
    newsStories(perPage: 2, after: $after) { items { id } next }
  }
`)

const changesSince = graphql(`
  query ChangesSince($since: String) {
    changes(since: $since) {
      items { id type gone item { __typename title ... on NewsStory { detail } } }
      token
      more
    }
  }
`)

const signOut = graphql(`
  mutation SignOut {
    logout {
      count
    }
  }
`)

let accessToken: string | undefined

const client = new Client({
  url: `${SITE}/graphql`,
  exchanges: [fetchExchange],
  fetch: fetchWithCookies,
  fetchOptions: () => ({
    headers: {
      "apollo-require-preflight": "1",
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    },
  }),
})

function dataOf<Result>({ data, error }: { data?: Result | undefined; error?: Error | undefined }) {
  if (!data || error) throw error ?? new Error("No data.")
  return data
}

const query = async <Result, Variables extends AnyVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) => dataOf(await client.query(document, variables))

const mutate = async <Result, Variables extends AnyVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) => dataOf(await client.mutation(document, variables))

async function day() {
  const { login } = await mutate(signIn, { email: EMAIL, password: PASSWORD })
  accessToken = login.accessToken
  const { viewer } = await query(whoAmI, {})
  const { token } = await changed()
  const { uploadImage } = await mutate(upload, { name: "tada.jpg", file: picture() })
  const { addNewsStory: story } = await mutate(publish, {
    input: {
      title: "Typed by gql.tada",
      detail: "<p>Told in types.</p>",
      picture: { name: uploadImage.name, alt: "A picture" },
    },
  })
  const ids = await allNews()
  const { items } = await changed(token)
  const listed = items.find(({ type, id }) => type === "NEWS_STORY" && id === story.id)
  const { logout } = await mutate(signOut, {})
  const { viewer: afterwards } = await query(whoAmI, {})
  const refusal = await mutate(upload, { name: "late.jpg", file: picture() }).catch(({ message }: Error) => message)
  return {
    name: viewer.name,
    role: viewer.role,
    width: uploadImage.width,
    alt: story.picture?.alt,
    by: story.user.name,
    published: story.id,
    listed: ids,
    changes: items.length,
    detail: listed?.item?.__typename === "NewsStory" ? listed.item.detail : undefined,
    logout: logout.count,
    afterwards: afterwards.role,
    refusal,
  }
}

/** Everything changed since then, and the new token. */
async function changed(since?: string) {
  const items = []
  for (let token = since; ; ) {
    const { changes } = await query(changesSince, token === undefined ? {} : { since: token })
    items.push(...changes.items)
    token = changes.token
    if (!changes.more) return { items, token }
  }
}

async function allNews() {
  const ids: number[] = []
  let after: string | null = null
  do {
    const { newsStories }: { newsStories: { items: { id: number }[]; next: string | null } } = await query(newsAfter, {
      after,
    })
    ids.push(...newsStories.items.map(({ id }) => id))
    after = newsStories.next
  } while (after)
  return ids
}

day().then((seen) => console.log(JSON.stringify(seen)))
