import { type RestType, restTypes } from "../../content/items/rest-type.ts"
import type { Sample } from "./sample.ts"

/** `path` includes the parameters and the query. */
type SampleCall = Partial<Pick<Sample, "path" | "body" | "form">>

const picture = "1761000000000sundial.png"
const story = { title: "Form 5 measured the sundial", detail: "<p>It is <strong>6.02</strong> metres.</p>", picture }
const profile = {
  name: "Amina Bello",
  position: "Librarian",
  tag: 30,
  bio: "<p>She has a stamp.</p>",
  pictures: picture,
}
const gallery = { name: "Sports day", description: "The tug of war, won by a metre.", archive: 0, picture }
const event = {
  title: "Book fair",
  location: "The library",
  description: "<p>Every child goes home with one book.</p>",
  picture,
}
const caption = "The rope breaks."

/** Calls in the tests' order, by an administrator; `recorded-calls.json` has the answers. `day` is in the future. */
export function callsOn(day: string): Record<string, SampleCall> {
  const { "GET /users/logout": last = {}, ...written } = writtenCalls(day)
  const others = restTypes.filter(({ path }) => !(`POST ${path}/add` in written))
  return Object.assign(written, ...others.map((type) => defaultCalls(type, day)), { "GET /users/logout": last })
}

function defaultCalls({ path, example }: RestType, day: string): Record<string, SampleCall> {
  const body = { ...example(new Date(day)), picture }
  return {
    [`POST ${path}/add`]: { body },
    [`GET ${path}`]: {},
    [`GET ${path}/view/{id}`]: { path: `${path}/view/1` },
    [`PUT ${path}/edit/{id}`]: { path: `${path}/edit/1`, body },
    [`DELETE ${path}/delete/{id}`]: { path: `${path}/delete/1` },
  }
}

const writtenCalls = (day: string): Record<string, SampleCall> => ({
  "POST /users/login": { body: { user: "you@school.example", pwd: "Your!Passw0rd" } },
  "GET /users/refresh": {},
  "POST /upsingle": { form: { name: picture, file: "@sundial.png" } },
  "POST /news/add": { body: story },
  "GET /news": { path: "/news?page=1&perPage=2" },
  "GET /news/home": {},
  "GET /news/view/{id}": { path: "/news/view/1" },
  "PUT /news/edit/{id}": { path: "/news/edit/1", body: { title: "Form 5 measured its shadow" } },
  "POST /articles/add": { body: story },
  "GET /articles": {},
  "GET /articles/view/{id}": { path: "/articles/view/1" },
  "PUT /articles/edit/{id}": { path: "/articles/edit/1", body: { title: "How high is the sundial?" } },
  "POST /profiles/add": { body: profile },
  "GET /profiles/home": {},
  "GET /profiles/{group}": { path: "/profiles/30" },
  "GET /profiles/view/{id}": { path: "/profiles/view/1" },
  "PUT /profiles/edit/{id}": { path: "/profiles/edit/1", body: { position: "Librarian and teacher of Form 2" } },
  "POST /galleries/add": { body: gallery },
  "POST /galleries/addpics/{id}": { path: "/galleries/addpics/1", body: [{ picture, caption }] },
  "GET /galleries": {},
  "GET /galleries/view/{id}": { path: "/galleries/view/1" },
  "GET /galleries/viewpic/{id}": { path: "/galleries/viewpic/1" },
  "PUT /galleries/editpic/{id}": { path: "/galleries/editpic/1", body: { caption: "The rope broke." } },
  "PUT /galleries/edit/{id}": { path: "/galleries/edit/1", body: { archive: 1 } },
  "POST /events/add": { body: { ...event, date: `${day}T11:30` } },
  "GET /events": {},
  "GET /events/home": {},
  "GET /events/view/{id}": { path: "/events/view/1" },
  "PUT /events/edit/{id}": { path: "/events/edit/1", body: { location: "The library and the arcade" } },
  "GET /pages/view/{id}": { path: "/pages/view/about" },
  "PUT /pages/edit/{id}": { path: "/pages/edit/1", body: { title: "About the school" } },
  "PUT /pages/edit/about{id}": { path: "/pages/edit/about1", body: { pageIntro: "<p>Since 1974.</p>" } },
  "POST /admin/users": { body: { name: "Eda Editor", email: "eda@school.example", role: 3, pwd: "An0ther!Word" } },
  "GET /admin/users": {},
  "GET /admin/users/{id}": { path: "/admin/users/3" },
  "PUT /admin/users/{id}": { path: "/admin/users/3", body: { role: 2, suspend: false } },
  "GET /admin/dash": {},
  "GET /users/view/{id}": { path: "/users/view/3" },
  "PUT /users/edit/{id}": { path: "/users/edit/2", body: { telephone: "020 5550 142" } },
  "POST /mail": {
    body: {
      ...{
        pageName: "Contact",
        senderName: "Ruth Abara",
        senderEmail: "ruth@example.com",
        senderPhone: "0700 000 000",
      },
      inquiry: "When do places for Form 1 open?",
    },
  },
  "POST /apply": {
    body: {
      ...{ pname: "Ruth Abara", cname: "Tola Abara", email: "ruth@example.com", phone: "0700 000 000" },
      ...{ bDate: "2020-05-23", messege: "Tola reads already." },
    },
  },
  "GET /search": { path: "/search?q=sundial" },
  "GET /notices": {},
  "DELETE /events/delete/{id}": { path: "/events/delete/1" },
  "DELETE /galleries/delete/{id}": { path: "/galleries/delete/1" },
  "DELETE /profiles/delete/{id}": { path: "/profiles/delete/1" },
  "DELETE /articles/delete/{id}": { path: "/articles/delete/1" },
  "DELETE /news/delete/{id}": { path: "/news/delete/1" },
  "GET /users/logout": {},
})
