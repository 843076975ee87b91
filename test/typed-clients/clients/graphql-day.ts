import { EMAIL, PASSWORD, picture } from "../given"
import { ask, graphql } from "./client"

// Copied by the test beside the `client.ts` of each GraphQL generator.

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

async function day() {
  const { login } = await ask(signIn, { email: EMAIL, password: PASSWORD })
  process.env.TOKEN = login.accessToken
  const { viewer } = await ask(whoAmI, {})
  const { token } = await changed()
  const { uploadImage } = await ask(upload, { name: `${Date.now()}.jpg`, file: picture() })
  const { addNewsStory: story } = await ask(publish, {
    input: {
      title: "Told by a generated client",
      detail: "<p>Told in types.</p>",
      picture: { name: uploadImage.name, alt: "A picture" },
    },
  })
  const ids = await allNews()
  const { items } = await changed(token)
  const listed = items.find(({ type, id }) => type === "NEWS_STORY" && id === story.id)
  const { logout } = await ask(signOut, {})
  const { viewer: afterwards } = await ask(whoAmI, {})
  const refusal = await ask(upload, { name: "late.jpg", file: picture() }).catch(({ message }: Error) => message)
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
    const { changes } = await ask(changesSince, token === undefined ? {} : { since: token })
    items.push(...changes.items)
    token = changes.token
    if (!changes.more) return { items, token }
  }
}

interface Page {
  items: { id: number }[]
  next?: string | null
}

async function allNews() {
  const ids: number[] = []
  let after: string | null | undefined
  do {
    const { items, next }: Page = (await ask(newsAfter, { after: after ?? null })).newsStories
    ids.push(...items.map(({ id }) => id))
    after = next
  } while (after)
  return ids
}

day().then((seen) => console.log(JSON.stringify(seen)))
