import { graphql, type Sample } from "./sample.ts"

const withToken = { Authorization: "Bearer $TOKEN" }

/** Readers replace it with their own account. */
export const sampleAccount = { email: "you@school.example", password: "Your!Passw0rd" }

const storyFields = "id version title createdAt user { name } picture { url width height alt }"

const changesSince = (since?: string) =>
  graphql(
    "query ($since: String) { changes(since: $since) { token more reset items { type id gone item { title } } } }",
    { since },
  )

const storiesAfter = (after?: string) =>
  graphql("query ($after: String) { newsStories(perPage: 1, after: $after) { next items { id title } } }", { after })

const editStory = (title: string) =>
  graphql(
    "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { id version title } }",
    { id: "$DRAFTID", input: { version: 1, title } },
  )

/** `recorded-samples.json` has the answers. Safe on a live site: they change only their own draft. */
export const samples = {
  signIn: {
    title: "Sign in, and keep the access token",
    ...graphql(
      "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken viewer { name role } } }",
      sampleAccount,
    ),
    cookies: true,
    saves: { name: "TOKEN", of: "accessToken" },
  },
  viewer: {
    title: "Query who you are",
    ...graphql("{ viewer { name role mustChangePassword } }"),
    headers: withToken,
  },
  refresh: {
    title: "Refresh the session",
    ...graphql("mutation { refresh { accessToken } }"),
    cookies: true,
    saves: { name: "TOKEN", of: "accessToken" },
  },
  upload: {
    title: "Store a picture",
    method: "POST",
    path: "/graphql",
    headers: { ...withToken, "apollo-require-preflight": "1" },
    form: {
      operations: JSON.stringify({
        query:
          "mutation ($name: String!, $file: Upload!) { uploadImage(name: $name, file: $file) { name url width height } }",
        variables: { name: "1761000000000sundial.png", file: null },
      }),
      map: JSON.stringify({ picture: ["variables.file"] }),
      picture: "@sundial.png",
    },
  },
  add: {
    title: "Add a story with it, as a draft, and keep its ID",
    ...graphql("mutation ($input: AddNewsStoryInput!) { addNewsStory(input: $input) { id } }", {
      input: {
        title: "Form 5 measured the sundial",
        detail: "<p>It is <strong>6.02</strong> metres.</p>",
        picture: { name: "1761000000000sundial.png", alt: "Children with a tape at a sundial" },
        publication: { as: "DRAFT" },
      },
    }),
    headers: withToken,
    saves: { name: "DRAFTID", of: "id" },
  },
  firstQuery: {
    title: "Query the latest stories",
    ...graphql("{ newsStories(perPage: 2) { total items { id title createdAt } } }"),
  },
  byGet: {
    title: "The same by GET",
    path: `/graphql?${new URLSearchParams({ query: "{newsStories(perPage:2){total items{id title}}}" })}`,
  },
  oneStory: {
    title: "One story, with variables",
    ...graphql(`query ($id: Int!) { newsStory(id: $id) { ${storyFields} detail } }`, { id: 1 }),
  },
  restStory: { title: "The same story over REST", path: "/news/view/1" },
  edit: {
    title: "Edit a story that nobody else has changed",
    ...editStory("Form 5 measured the shadow of the sundial"),
    headers: withToken,
  },
  conflict: {
    title: "Edit the draft of “Uploads” again from its older version",
    ...editStory("The sundial is 6.02 metres high"),
    headers: withToken,
  },
  remove: {
    title: "Delete the draft",
    ...graphql("mutation ($id: Int!) { deleteNewsStory(id: $id) { title } }", { id: "$DRAFTID" }),
    headers: withToken,
  },
  badInput: {
    title: "Send incomplete input",
    ...graphql("mutation ($input: SendEnquiryInput!) { sendEnquiry(input: $input) { path } }", {
      input: {
        pageName: "",
        senderName: "Ruth",
        senderEmail: "ruth",
        senderPhone: "",
        inquiry: "When do places open?",
      },
    }),
  },
  restBadInput: {
    title: "The same over REST",
    method: "POST",
    path: "/mail",
    body: { senderName: "Ruth", senderEmail: "ruth", inquiry: "When do places open?" },
    shows: ["content-type"],
  },
  tooExpensive: {
    title: "Exceed the limit",
    ...graphql(
      "{ newsStories(perPage: 50) { items { id detail } } articles(perPage: 50) { items { id detail } } profiles(perPage: 50) { items { id bio } } events(perPage: 50) { items { id description } } galleries(perPage: 50) { items { id images { picture { id name url width height color alt } } } } }",
    ),
  },
  page: {
    title: "One page of a list",
    ...graphql("query ($page: Int!) { newsStories(page: $page, perPage: 1) { total pages items { id title } } }", {
      page: 1,
    }),
  },
  restPage: { title: "One page over REST", path: "/news?page=1&perPage=1", shows: ["link", "x-total-count"] },
  first: {
    title: "Read, and keep the ETag",
    path: "/news/view/1",
    saves: { name: "ETAG", of: "etag" },
  },
  unchanged: {
    title: "Check whether it has changed",
    path: "/news/view/1",
    headers: { "If-None-Match": "$ETAG" },
    shows: ["etag"],
  },
  asProgram: {
    title: "Query as a program",
    ...graphql("{ viewer { program { name } } newsStories(states: [DRAFT], perPage: 1) { total } }"),
    headers: { Authorization: "Bearer $PROGRAM" },
  },
  sync: {
    title: "Get a copy, and keep the token",
    ...changesSince(),
    saves: { name: "SINCE", of: "token" },
  },
  syncAgain: { title: "Get the changes since then", ...changesSince("$SINCE") },
  place: {
    title: "Get the first page, and keep the cursor",
    ...storiesAfter(),
    saves: { name: "NEXT", of: "next" },
  },
  behind: { title: "Get the next page", ...storiesAfter("$NEXT") },
  signOut: { title: "Sign out", ...graphql("mutation { logout { count } }"), cookies: true },
} satisfies Record<string, Sample>

export type SampleName = keyof typeof samples
