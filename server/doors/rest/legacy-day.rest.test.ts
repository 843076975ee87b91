import axios, { type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from "axios"
import jwt from "jsonwebtoken"
import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { drawnPicture, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const origin = "http://localhost:3000"
const TOKEN_SECRET = "a secret of this test, long enough"

const { school } = schoolOfThisFile({}, { CORS_ORIGINS: origin, TOKEN_SECRET })

type Retried = InternalAxiosRequestConfig & { sent?: boolean }

/** The older front end (specification, section 7): after a 403 it refreshes its token once and retries. Has cookies. */
class LegacyFrontEnd {
  accessToken = ""
  readonly log: string[] = []
  private readonly cookies = new Map<string, string>()
  readonly plain: AxiosInstance
  readonly authorised: AxiosInstance

  constructor(baseURL: string) {
    this.plain = this.browserLike(axios.create({ baseURL, withCredentials: true }))
    this.authorised = this.browserLike(
      axios.create({ baseURL, withCredentials: true, headers: { "Content-Type": "application/json" } }),
    )
    this.authorised.interceptors.request.use((config) => {
      config.headers.Authorization ??= `Bearer ${this.accessToken}`
      return config
    })
    this.authorised.interceptors.response.use(undefined, async (error: AxiosError) => {
      const previous = error.config as Retried
      if (error.response?.status !== 403 || previous.sent) throw error
      previous.sent = true
      previous.headers.Authorization = `Bearer ${await this.refresh()}`
      return this.authorised(previous)
    })
  }

  async refresh() {
    const { data } = await this.plain.get("/users/refresh")
    this.accessToken = data.accessToken
    return this.accessToken
  }

  async signIn(user: string, pwd: string) {
    const { data } = await this.plain.post("/users/login", { user, pwd })
    this.accessToken = data.accessToken
    return jwt.decode(data.accessToken) as { user: { id: number; name: string; role: number } }
  }

  signOut() {
    return this.plain.get("/users/logout")
  }

  async upload(fileName: string) {
    const name = `${Date.now()}${fileName}`
    const form = new FormData()
    form.append("name", name)
    form.append("file", new Blob([(await drawnPicture()) as BlobPart]), fileName)
    await this.authorised.post("/upsingle", form, { headers: { "Content-Type": "multipart/form-data" } })
    return name
  }

  private browserLike(client: AxiosInstance) {
    client.interceptors.request.use((config) => {
      config.headers.Origin = origin
      config.headers.Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      return config
    })
    const noted = async <T extends { config: InternalAxiosRequestConfig; status: number; data: unknown }>(
      answer: T,
    ) => {
      const { config, status, data } = answer
      const method = (config.method ?? "").toUpperCase()
      this.log.push(`${method} ${config.url} ${status}`)
      const { headers } = answer as unknown as { headers: Record<string, string> & { "set-cookie"?: string[] } }
      expect(headers["access-control-allow-origin"]).toBe(origin)
      expect(headers["access-control-allow-credentials"]).toBe("true")
      for (const line of headers["set-cookie"] ?? []) this.keep(line)
      if (data !== "")
        expect((await school.documented()).faultOf(method, config.url ?? "", status, data)).toBeUndefined()
      return answer
    }
    client.interceptors.response.use(noted, async (error: AxiosError) => {
      if (error.response) await noted(error.response)
      throw error
    })
    return client
  }

  private keep(line: string) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=")
    if (value) this.cookies.set(name, value)
    else this.cookies.delete(name)
  }
}

function runOut(accessToken: string) {
  const claims = jwt.decode(accessToken) as jwt.JwtPayload
  const now = Math.floor(Date.now() / 1000)
  return jwt.sign({ ...claims, iat: now - 1000, exp: now - 100 }, TOKEN_SECRET, { algorithm: "HS256" })
}

async function statusOf(call: Promise<unknown>) {
  return call.then(
    () => 0,
    (error: AxiosError) => error.response?.status,
  )
}

it("A day with the older front end of an editor: from the sign-in over stories and galleries to the sign-out", async () => {
  const { email } = await school.account(Role.EDITOR, "Eda Editor")
  const app = new LegacyFrontEnd(school.url)
  const { authorised } = app
  expect(await statusOf(app.refresh())).toBe(401)
  expect(await statusOf(app.signIn(email, "Wrong!1974"))).toBe(401)
  expect(await statusOf(app.signIn("", ""))).toBe(400)
  const { id: userId, name, role } = (await app.signIn(email, password)).user
  expect([name, role]).toEqual(["Eda Editor", 3])

  for (const feature of ["news", "articles"]) {
    const picture = await app.upload("race.png")
    const story = { title: "Relay", detail: "<p>Fig won.</p>", userId, picture }
    const { status, data } = await authorised.post(`/${feature}/add`, story)
    expect([status, data]).toEqual([201, expect.objectContaining({ ...story, user: { name } })])
    const edited = { title: "Relay, again", detail: story.detail, userId, id: data.id }
    expect((await authorised.put(`/${feature}/edit/${data.id}`, edited)).data).toEqual({
      ...data,
      title: edited.title,
    })
    const list = (await app.plain.get(`/${feature}`)).data
    expect((list.topStory ?? list.main).title).toBe("Relay, again")
    expect((await school.visitor().send("GET", `/images/${picture}`)).status).toBe(200)
  }

  const event = { title: "Kite day", date: "2031-05-04T08:30", location: "Field", description: "<p>Come.</p>" }
  const kites = (await authorised.post("/events/add", { ...event, author: userId, picture: "" })).data
  expect(kites).toMatchObject({ UserId: userId, picture: null, date: "2031-05-04T08:30:00.000Z" })
  const moved = { ...event, date: kites.date, location: "Hall", UserId: userId }
  expect((await authorised.put(`/events/edit/${kites.id}`, moved)).data.location).toBe("Hall")
  expect((await authorised.delete(`/events/delete/${kites.id}`)).status).toBe(200)

  const cover = await app.upload("-cover.png")
  const about = { name: "Sports day", description: "The relay.", archive: 0, userId, picture: cover }
  const gallery = (await authorised.post("/galleries/add", about)).data
  const galleryId = gallery.id
  const pics = [
    { picture: await app.upload("-start.png"), caption: "The start", galleryId },
    { picture: await app.upload("-end.png"), caption: "", galleryId },
  ]
  await authorised.post(`/galleries/addpics/${galleryId}`, pics)
  const { images } = (await app.plain.get(`/galleries/view/${galleryId}`)).data
  expect(images).toEqual(pics.map((pic) => ({ id: expect.any(Number), ...pic, pictureAlt: "" })))

  app.accessToken = runOut(app.accessToken)
  app.log.length = 0
  const pic = (await authorised.get(`/galleries/viewpic/${images[1].id}`)).data
  await authorised.put(`/galleries/editpic/${pic.id}`, { caption: "The end" })
  await authorised.put(`/galleries/edit/${galleryId}`, {
    name: "Sports day 2031",
    description: "Relay",
    userId,
    id: galleryId,
  })
  expect(app.log).toEqual([
    `GET /galleries/viewpic/${pic.id} 200`,
    `PUT /galleries/editpic/${pic.id} 403`,
    "GET /users/refresh 200",
    `PUT /galleries/editpic/${pic.id} 200`,
    `PUT /galleries/edit/${galleryId} 200`,
  ])
  expect((await app.plain.get(`/galleries/viewpic/${pic.id}`)).data).toEqual({ ...pic, caption: "The end" })

  app.log.length = 0
  expect(await statusOf(authorised.get("/admin/users"))).toBe(403)
  expect(app.log).toEqual(["GET /admin/users 403", "GET /users/refresh 200", "GET /admin/users 403"])

  await authorised.put(`/users/edit/${userId}`, { oldPwd: password, pwd: "Marula!1975" })
  expect(await app.refresh()).toEqual(expect.any(String))

  expect((await app.signOut()).status).toBe(204)
  expect(await statusOf(app.refresh())).toBe(401)
  app.log.length = 0
  expect(await statusOf(authorised.delete(`/galleries/delete/${galleryId}`))).toBe(401)
  expect(app.log).toEqual([`DELETE /galleries/delete/${galleryId} 403`, "GET /users/refresh 401"])
  expect((await app.signIn(email, "Marula!1975")).user.id).toBe(userId)
})
