import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { drawnPicture, password, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { imagesFolder } from "../../base/settings.ts"
import { NewsStory } from "../news/news-story.ts"
import type { User } from "../users/user.ts"
import { exportWordpress } from "./export-wordpress.ts"
import { importWordpress } from "./import-wordpress.ts"
import type { Report } from "./report.ts"

const oldSchool = new URL("../../../test/old-school.wordpress.xml", import.meta.url).pathname

let school: School
let head: Client
let report: Report
const folder = newFolder("wordpress")

beforeAll(async () => {
  await mkdir(join(folder, "uploads/2019/05/gone.jpg"), { recursive: true })
  await writeFile(join(folder, "uploads/2019/05/river.jpg"), await drawnPicture({ format: "jpeg" }))
  await writeFile(join(folder, "uploads/2019/05/hall.png"), await drawnPicture({ format: "png" }))
  school = await School.open()
  head = await school.signedIn(Role.SUPERUSER, "Hanna Head")
  report = await imported(oldSchool)
})
afterAll(() => school.close())

const imported = (...files: string[]) =>
  importWordpress({ files, media: join(folder, "uploads"), services: school.services })

const all = async (by: Client, list: string, fields: string, more = "") =>
  (await by.request(`{ ${list}(perPage: 50${more}) { items { ${fields} } } }`)).data[list].items

type Titled = { title: string } & Record<string, unknown>
const titlesOf = (items: Titled[]) => items.map(({ title }) => title)
const byTitle = (one: Titled, other: Titled) => (one.title < other.title ? -1 : 1)

async function called(title: string, list: string, fields: string) {
  const items: Titled[] = await all(school.visitor(), list, `title ${fields}`)
  return items.find((item) => item.title === title) as Titled & Record<string, never>
}

const figure = (file: string, alt: string, caption: string) =>
  `<figure><img src="${school.url}/images/${file}" alt="${alt}" width="64" height="48"><figcaption>${caption}</figcaption></figure>`

describe("content from WordPress", () => {
  it("becomes a story with its text, links, picture and gallery", async () => {
    const fields = "title detail displayDate picture { alt } user { name }"
    const [story, ...more] = await all(school.visitor(), "newsStories", fields)
    const gallery = await called("Sports day & prizes", "galleries", "id images { caption picture { alt } }")
    expect(more).toEqual([])
    expect(story).toEqual({
      title: "Sports day & prizes",
      detail:
        "<p>Everybody ran.<br>Some ran twice.</p>" +
        '<p>Read about <a href="/2019/04/why-we-read/">reading</a> &amp; see [the] list:</p>' +
        "<ul><li>eggs</li><li>spoons</li></ul>" +
        figure("river.jpg", "A river [wide]]&gt;", "The river below the school") +
        '<p><a href="https://videos.example/watch?v=1&amp;t=2">https://videos.example/watch?v=1&amp;t=2</a></p>' +
        `<p>The end.</p><p><a href="/gallery/view/${gallery.id}">More pictures</a></p>`,
      displayDate: "2019-05-10T10:00:00.000Z",
      picture: { alt: "A river [wide]]>" },
      user: { name: "Tess Teacher" },
    })
    expect(gallery.images).toEqual([
      { caption: "The river below the school", picture: { alt: "A river [wide]]>" } },
      { caption: "Our hall", picture: { alt: "A hall with a stage" } },
    ])
  })

  it("becomes a blog post in sanitised HTML", async () => {
    const post = await called("Why we read", "articles", "detail picture { alt } user { id }")
    expect(post).toEqual({
      title: "Why we read",
      detail:
        "<h2>Slowly</h2><p>We read <strong>every</strong> day.<br>And <em>aloud</em>.</p>" +
        '<ul><li>poems</li><li class="ql-indent-1">short ones</li><li>maps</li></ul>' +
        "<blockquote>Again!</blockquote><blockquote><em>Form 1</em></blockquote>" +
        "<table><tr><td>Monday</td><td>Form 1</td></tr></table><p>Who reads when</p>" +
        figure("hall.png", "A hall with a stage", "The hall"),
      picture: { alt: "A hall with a stage" },
      user: { id: head.id },
    })
  })

  it("becomes a gallery with its attachments if it was filed as one", async () => {
    const gallery = await called("Open day", "galleries", "description images { caption }")
    expect(gallery).toEqual({ title: "Open day", description: "Rain until noon.", images: [{ caption: "" }] })
  })

  it("stays public, scheduled or a draft, and protected posts become drafts", async () => {
    const states = await all(head, "newsStories", "title state publishAt", ", states: [DRAFT, SCHEDULED]")
    expect(states.sort(byTitle)).toEqual([
      { title: "For parents only", state: "DRAFT", publishAt: null },
      { title: "Half a thought", state: "DRAFT", publishAt: null },
      { title: "Next century", state: "SCHEDULED", publishAt: "2099-01-01T10:00:00.000Z" },
      { title: "Once upon a time", state: "DRAFT", publishAt: null },
    ])
    const locked = await all(head, "articles", "title state", ", states: [DRAFT]")
    expect(locked).toEqual([{ title: "For new families", state: "DRAFT" }])
    const page = await school.visitor().call("page", { key: "admissions" }, "pageText")
    expect(page.pageText).not.toContain("1234")
  })

  it("becomes a page if the site has an unwritten one for it, and else a blog post", async () => {
    const page = await school.visitor().call("page", { key: "about" }, "title pageText")
    expect(page).toEqual({ title: "About us", pageText: "<p>A small school.</p>" })
    expect(titlesOf(await all(school.visitor(), "articles", "title"))).toContain("Friends of the school")
  })

  it("can be searched, and has a first version", async () => {
    const search = await head.call("search", { q: "spoons" }, "items { path }")
    expect(search.items).toEqual([{ path: expect.stringMatching(/^\/news\/view\/\d+$/) }])
    const id = Number(search.items[0].path.match(/\d+$/)[0])
    expect(await head.call("versions", { type: "NEWS_STORY", id }, "total")).toEqual({ total: 1 })
  })
})

describe("an old WordPress address", () => {
  const to = async (path: string, accept = "text/html") => {
    const { status, headers } = await school.visitor().send("GET", path, undefined, { accept })
    return [status, headers.get("location")]
  }
  const story = expect.stringMatching(/^\/news\/view\/\d+$/)
  const post = expect.stringMatching(/^\/blog\/view\/\d+$/)

  it("redirects to the imported item, with or without a trailing slash", async () => {
    expect(await to("/2019/05/sports-day")).toEqual([301, story])
    expect(await to("/2019/05/sports-day/?utm_source=mail")).toEqual([301, story])
    expect(await to("/2019/04/why-we-read/")).toEqual([301, post])
    expect(await to("/parents/friends")).toEqual([301, post])
    expect(await to("/about-us/")).toEqual([301, "/about"])
    expect(await to("/2019/05/egg-race")).toEqual([404, null])
    expect((await school.visitor().rest("POST", "/2019/05/sports-day", {})).status).toBe(404)
  })

  it("redirects by the id of a post, page or upload, and an unknown id opens the home page", async () => {
    expect(await to("/?p=11")).toEqual([301, story])
    expect(await to("/?p=12&preview=true")).toEqual([301, post])
    expect(await to("/index.php?page_id=18")).toEqual([301, "/about"])
    expect(await to("/?attachment_id=31")).toEqual([301, expect.stringMatching(/^\/images\/\S+\.jpg$/)])
    for (const query of ["p=4711", "p=x", "p=11&p=12", "p[a]=11", "p="])
      expect([query, ...(await to(`/?${query}`))]).toEqual([query, ...(await to("/"))])
  })

  it("of a picture in any size redirects to the picture", async () => {
    const [, whole] = await to("/wp-content/uploads/2019/05/river.jpg", "image/*")
    expect(await to("/wp-content/uploads/2019/05/river-300x200.jpg", "image/*")).toEqual([301, whole])
    expect((await school.visitor().send("GET", String(whole))).headers.get("content-type")).toBe("image/jpeg")
    expect(await to("/wp-content/uploads/2019/05/gone.jpg", "image/*")).toEqual([404, null])
  })
})

it("An author gets an account that is suspended at first, unless they had one", async () => {
  const users: Pick<User, "email" | "role" | "suspend">[] = await all(head, "users", "name email role suspend")
  expect(users.map(({ email, role, suspend }) => `${email} ${role} ${suspend}`).sort()).toEqual([
    "admin@jacarandahill.example SUPERUSER false",
    "hanna.head@jacarandahill.example SUPERUSER false",
    "tess@old.example AUTHOR true",
  ])
  expect(await school.visitor().refusal("login", { email: "tess@old.example", password })).toBe("UNAUTHENTICATED")
})

describe("an export to WordPress", () => {
  const shown = async (by: Client) => {
    const texts = "title detail displayDate state publishAt picture { alt width } user { name }"
    const states = ", states: [DRAFT, SCHEDULED, PUBLISHED]"
    const fields = "name description displayDate images { caption picture { alt width } }"
    // The file has a precision of seconds, and no creation time of scheduled posts.
    const normalized = (item: { displayDate: string; state: string; detail: string }) => ({
      ...item,
      detail: item.detail.replaceAll(by.url, ""),
      displayDate: item.state === "SCHEDULED" ? null : item.displayDate.slice(0, 19),
    })
    return {
      news: (await all(by, "newsStories", texts, states)).sort(byTitle).map(normalized),
      blog: (await all(by, "articles", texts, states)).sort(byTitle).map(normalized),
      galleries: await all(by, "galleries", fields),
      about: await by.call("page", { key: "about" }, "title pageText picture { alt }"),
    }
  }

  it("gives the same site when it is imported again", async () => {
    const detail =
      '<p class="ql-indent-2">One <span class="ql-size-large">two</span>]]&gt; [gallery]</p><ol><li>a</li><li class="ql-indent-1">b</li></ol>'
    await published(head, "Article", { title: 'Fish & <chips> "today"', detail })
    const file = join(folder, "away.xml")
    const { services, dataDir } = school
    const count = await exportWordpress({ database: services.database, siteUrl: "https://school.example", file })
    const other = await School.open()
    const hanna = await other.signedIn(Role.SUPERUSER, "Hanna Head")
    const report = await importWordpress({ files: [file], media: imagesFolder(dataDir), services: other.services })
    expect([count, report.text]).toEqual([12, expect.stringContaining("Nothing was left behind.")])
    const before = await shown(head)
    expect(before.blog).toHaveLength(4)
    expect(await shown(hanna)).toEqual(before)

    const { database } = other.services
    const story = await database.read.findOneByOrFail(NewsStory, { title: "Half a thought" })
    const copies = Array.from({ length: 150 }, (_, copy) => ({ ...story, id: undefined, title: `Copy ${copy}` }))
    await database.write((rows) => rows.insert(NewsStory, copies))
    const longer = join(folder, "longer.xml")
    await exportWordpress({ database, siteUrl: "https://school.example", file: longer })
    const titles = (await readFile(longer, "utf8")).match(/(?<=<title><!\[CDATA\[)Copy \d+/g)
    expect(titles).toEqual(copies.map(({ title }) => title))
    await other.close()
  })

  it("names only its authors, marks what was taken down as private, and overwrites no file", async () => {
    const { id } = await head.call("page", { key: "faqs" })
    const text = '<p>One\ntwo <a href="/about">three</a></p>'
    const sections = [{ anchor: "", heading: "Fish & <chips>", text }]
    await head.call("editPage", { id, input: { sections } })
    const { id: story } = await published(head, "NewsStory", { title: "No longer" })
    await head.call("editNewsStory", { id: story, input: { publication: { as: "TAKEN_DOWN" } } })
    const file = join(folder, "pages.xml")
    const write = () => exportWordpress({ database: school.services.database, siteUrl: "https://school.example", file })
    await write()
    await expect(write()).rejects.toThrow(/There is .*pages\.xml already/)
    const written = await readFile(file, "utf8")
    expect(/No longer[\s\S]*?<wp:status><!\[CDATA\[(\w+)/.exec(written)?.[1]).toBe("private")
    const all = (name: string) =>
      [...written.matchAll(new RegExp(`<${name}><!\\[CDATA\\[(.*?)\\]\\]></${name}>`, "g"))].map(([, text]) => text)
    expect(all("wp:author_email")).toEqual(["hanna.head@jacarandahill.example", "tess@old.example"])
    expect(all("wp:term_id")).toEqual(["1", "2", "3"])
    const pages = ["about", "faqs"].map((key) => `https://school.example/${key}`)
    expect(all("link").filter((link) => /example\/[a-z]+$/.test(link ?? ""))).toEqual(pages)
    expect(all("content:encoded")).toContain(
      '<p><strong>Fish &amp; &lt;chips&gt;</strong></p><p>One two <a href="https://school.example/about">three</a></p>',
    )
  })
})

describe("an import from WordPress", () => {
  it("reports what was imported and what was not", () => {
    expect(report.text).toBe(`Taken:
       1  account of Tess Teacher <tess@old.example>, as Author: suspended until an administrator lets them in
       5  news stories
       3  blog posts
       1  galleries
       1  pages

Not taken, or not as it was:

In texts: the shortcode [contact-form-7] (1):
  Sports day & prizes

Tags, of which this site has none (1):
  Sports day & prizes: running

Pictures whose files were not given by --media (1):
  gone.jpg, of Why we read

Protected by a password: it is a draft now (2):
  For parents only
  For new families

What lay in the bin (1):
  Thrown away

Pages that this site has no place for: they are in the blog (2):
  Friends of the school
  For new families

In texts: a link to a file, which leads to the old site (1):
  Once upon a time

What had no date: it is a draft now (1):
  Once upon a time

What is no post and no page: tribe_events (1):
  Summer fair

Comments, of which this site has none (1):
  1 of them
`)
  })

  const xml = (inner: string, before = "") => `<?xml version="1.0"?>${before}<rss><channel>${inner}</channel></rss>`
  const item = (id: number, title: string, text: string, state = "publish") =>
    `<item><title>${title}</title><content:encoded>${text}</content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2012-05-10 10:00:00</wp:post_date><wp:status>${state}</wp:status></item>`
  const cdata = (text: string) => `<![CDATA[${text}]]>`

  it("reads the encoding that its file declares, and refuses a wrong or unknown one", async () => {
    const file = join(folder, "encoded.xml")
    const written = (encoding: string, id: number) =>
      xml(item(id, "Fête à l'école", "Noël")).replace("?>", ` encoding="${encoding}"?>`)
    await writeFile(file, written("ISO-8859-1", 301), "latin1")
    await imported(file)
    await writeFile(file, `\ufeff${written("UTF-16", 302)}`, "utf16le")
    await imported(file)
    await writeFile(file, `\n\n${written("UTF-8", 305)}`)
    await imported(file)
    const stories: Titled[] = await all(school.visitor(), "newsStories", "title detail")
    const story = { title: "Fête à l'école", detail: "<p>Noël</p>" }
    expect(stories.filter(({ title }) => title === story.title)).toEqual([story, story, story])
    await writeFile(file, written("UTF-8", 303), "latin1")
    await expect(imported(file)).rejects.toThrow(/is not written in utf-8, as it says/)
    await writeFile(file, written("klingon", 304))
    await expect(imported(file)).rejects.toThrow(/names an encoding that is not known here/)
  })

  it("finds pictures that came in another file of the same export", async () => {
    const files = ["posts.xml", "uploads.xml"].map((name) => join(folder, name))
    const upload = item(612, "Hall", "").replace(
      "</item>",
      "<wp:post_type>attachment</wp:post_type><wp:attachment_url>https://a.example/uploads/2019/05/hall.png</wp:attachment_url></item>",
    )
    await writeFile(String(files[0]), xml(item(611, "In two files", '[gallery ids="612"]')))
    await writeFile(String(files[1]), xml(upload))
    const { text } = await imported(...files)
    expect(text).not.toContain("not given by --media")
    expect((await called("In two files", "newsStories", "picture { name }")).picture).not.toBeNull()
  })

  it("skips texts and pictures that are too large, and goes on", async () => {
    await writeFile(join(folder, "uploads/poster.png"), Buffer.alloc(11e6))
    const post = (id: number, title: string, text: string) => item(id, title, cdata(text))
    const shown = (name: string, caption: string) =>
      `<figure><img src="https://a.example/uploads/2019/05/${name}"><figcaption>${caption}</figcaption></figure>`
    const file = join(folder, "large.xml")
    const posts = [
      post(91, "Endless", "word ".repeat(50_000)),
      post(94, "Deep", "<div>".repeat(1000)),
      post(93, "Many", "<p><b>x</b></p>".repeat(60_000)),
      post(96, "Gone", '[gallery ids="999"]'),
      post(92, "Poster", '<img src="https://a.example/uploads/poster.png">'),
      ...[401, 402].map((id) => item(id, "Untitled", "", "trash")),
      post(95, "Told at length", `${shown("hall.png", "Hall")}${shown("river.jpg", "a ".repeat(400))}`),
    ]
    await writeFile(file, xml(posts.join("")))
    const { text } = await imported(file)
    expect(text).toMatch(/3 {2}news stories/)
    const { detail } = await called("Told at length", "newsStories", "detail")
    expect(detail).toMatch(/<figcaption>Hall<\/figcaption>.*<figcaption>.{500}<\/figcaption>/)
    expect(text).toContain("What lay in the bin (2):\n  Untitled\n  Untitled\n")
    expect(text).toContain("Endless: This text is too long: please use at most 200,000 characters.")
    expect(text).toContain("Many: This text is too long")
    expect(text).toContain("Deep: This text has more than 200 levels of nesting.")
    expect(text).toContain("a picture without a name, of Gone")
    expect(text).toContain("poster.png, of Poster: This picture is larger than 10 MB.")
  })

  const bomb = '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'

  it("trims, cleans and shortens fields that are padded, marked up or too long", async () => {
    const png = await drawnPicture()
    await writeFile(join(folder, "uploads/hill.png"), png)
    // Padded to the largest size allowed.
    await writeFile(join(folder, "uploads/lake.png"), Buffer.concat([png], 10_000_000))
    await writeFile(join(folder, "uploads/sea.webp"), await drawnPicture({ format: "webp" }))
    const fieldsOf = (fields: Record<string, string | number>) =>
      Object.entries(fields)
        .map(([name, text]) => `<${name}>\n${cdata(` ${text} `)}\n</${name}>`)
        .join("")
    const post = (id: number, fields: Record<string, string>, more = "") => {
      const common = { "wp:post_type": "post", "wp:status": "publish", "wp:post_modified_gmt": "2012-05-10 10:00:00" }
      const all = { "wp:post_id": id, ...common, guid: "odd", ...fields }
      return `<item>${fieldsOf(all)}${more}</item>`
    }
    const filed = (slug: string) => `<category domain="category" nicename="${slug}">x</category>`
    const meta = (key: string, value: string) =>
      `<wp:postmeta>${fieldsOf({ "wp:meta_key": key, "wp:meta_value": value })}</wp:postmeta>`
    const upload = (id: number, name: string, caption: string, alt: string) => {
      const url = `https://odd.example/wp-content/uploads/${name}`
      const fields = { "wp:post_type": "attachment", "wp:attachment_url": url, "excerpt:encoded": caption }
      return post(id, fields, meta("_wp_attachment_image_alt", alt))
    }
    const nothing = "<i></i>"
    const login = "-José P."
    const author = { "wp:author_login": login, "wp:author_email": "", "wp:author_display_name": "n".repeat(101) }
    const read = {
      ...{ title: "<em>Odd</em> day<script>no()</script>", link: "https://odd.example/odd/?lang=en#top" },
      ...{ "wp:post_date_gmt": "1970-01-01 00:00:00", "wp:post_date": "2012-05-10 10:00:00" },
      ...{ "dc:creator": login, "content:encoded": '[gallery ids="201,202"]' },
    }
    const pictures = {
      "content:encoded": `${"x".repeat(2001)}\n\n<figure><img class="wp-image-201"><figcaption> </figcaption></figure>[gallery ids="202,203"]`,
      title: "Odd pictures",
    }
    const file = join(folder, "odd.xml")
    await writeFile(
      file,
      xml(
        [
          fieldsOf({ "wp:base_blog_url": "https://odd.example" }),
          `<wp:author>${fieldsOf(author)}</wp:author>`,
          post(211, read, `${filed("blog")}<category domain="post_tag" nicename="photos"> odd\nand old </category>`),
          post(212, pictures, filed("photos")),
          post(213, { title: "y".repeat(201) }, `${filed("photos")}<category domain="post_tag">odd</category>`),
          post(214, { title: `${nothing.repeat(285)}abcdefg` }, filed("blog")),
          upload(201, "hill.png", "Our <em>hill</em><script>no()</script> &amp; stage", "a".repeat(301)),
          upload(202, "sea.webp", "", ""),
          // The deepest nesting allowed, beside the file's own elements.
          "<a>".repeat(30) + "</a>".repeat(30),
          upload(203, "lake.png", `${nothing.repeat(714)}abcdef`, ""),
        ].join(""),
      ),
    )
    const { text } = await imported(file)
    const visitor = school.visitor()
    const articles = await all(visitor, "articles", "title displayDate picture { alt } user { name }")
    expect(articles).toContainEqual({
      ...{ title: "Odd day", displayDate: "2012-05-10T10:00:00.000Z" },
      ...{ picture: { alt: "a".repeat(300) }, user: { name: "n".repeat(100) } },
    })
    expect(titlesOf(articles)).toContain("abcde")
    expect(titlesOf(await all(visitor, "newsStories", "title"))).toContain("y".repeat(200))
    expect(await called("Odd pictures", "galleries", "description images { caption }")).toMatchObject({
      description: "x".repeat(2000),
      images: [{ caption: "Our hill & stage" }, { caption: "ab" }],
    })
    expect(await called("Odd day", "galleries", "id")).toBeUndefined()
    expect((await visitor.send("GET", "/odd", undefined, { accept: "text/html" })).status).toBe(301)
    const users = (await all(head, "users", "email")).map(({ email }: { email: string }) => email)
    expect(users).toContain("jose-p@imported.invalid")
    expect(text.slice(text.indexOf("Not taken"))).toBe(`Not taken, or not as it was:

Tags, of which this site has none (2):
  Odd day: odd and old
  ${"y".repeat(200)}

WebP pictures beside the first, which galleries do not take (1):
  Odd day

WebP pictures, which galleries do not take (1):
  Odd pictures
`)
    expect((await imported(file)).text).toContain("nothing that was not here already")
  })

  it("keeps the texts of this site's own export, whose base address may end in a slash", async () => {
    const file = join(folder, "own.xml")
    const text = '<p><a href="https://own.example/about">[gallery-x]</a></p><script>no()</script>'
    const site = `<generator>junior-academy</generator><wp:base_blog_url>https://own.example/</wp:base_blog_url>`
    await writeFile(file, xml(site + item(1, "Own", cdata(text))))
    await imported(file)
    const { detail } = await school.services.database.read.findOneByOrFail(NewsStory, { title: "Own" })
    expect(detail).toBe('<p><a href="/about">[gallery-x]</a></p>')
  })

  const members = 'a:1:{s:26:"_um_custom_access_settings";s:1:"1";}'
  const everybody = members.replace('s:1:"1"', "b:0")

  it.each([
    ["DRAFT", "Part of a text", "<p>Open.</p>[um_loggedin]1234[/um_loggedin]", {}],
    [
      "DRAFT",
      "Part in a block",
      "<!-- wp:shortcode -->[membership level='1']1234[/membership]<!-- /wp:shortcode -->",
      {},
    ],
    ["DRAFT", "For a role", "1234", { _members_access_role: "subscriber" }],
    ["DRAFT", "For a level", "1234", { rcp_user_level: "Subscriber" }],
    ["DRAFT", "For who signs in", "1234", { um_content_restriction: members }],
    ["PUBLISHED", "For everybody", "Open [sic].", { rcp_user_level: "All", um_content_restriction: everybody }],
  ])("gives the state %s to a post with a plugin's restriction: %s", async (state, title, text, fields) => {
    const meta = ([key, value]: string[]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value ?? "")}</wp:meta_value></wp:postmeta>`
    const file = join(folder, "members.xml")
    const metas = Object.entries(fields).map(meta).join("")
    await writeFile(file, xml(item(501, title, cdata(text)).replace("</item>", `<guid>${title}</guid>${metas}</item>`)))
    const { text: report } = await imported(file)
    expect(report.includes("What a plugin may have shown to members alone: it is a draft now")).toBe(state === "DRAFT")
    expect(await school.services.database.read.findOneBy(NewsStory, { title })).toMatchObject({ state })
  })

  it("shows no email address as the name of an author", async () => {
    const address = "ann.smith@old.example"
    const names = ["author_login", "author_email", "author_display_name"]
    const author = names.map((name) => `<wp:${name}>${address}</wp:${name}>`).join("")
    const post = item(601, "By Ann", "Hello.").replace("</item>", `<dc:creator>${address}</dc:creator></item>`)
    const file = join(folder, "addresses.xml")
    await writeFile(file, xml(`<wp:author>${author}</wp:author>${post}`))
    await imported(file)
    expect(await called("By Ann", "newsStories", "user { name }")).toEqual({
      title: "By Ann",
      user: { name: "ann.smith" },
    })
  })

  const harmless = "<item><title>Harmless</title><guid>harmless</guid></item>"
  const deep = "<a>".repeat(31) + "</a>".repeat(31)
  const long = `<item><title>${"x".repeat(20_000_000)}</title></item>`

  it.each([
    ["ends too early", async () => (await readFile(oldSchool, "utf8")).slice(0, -40), "unclosed tag"],
    ["is another program's", async () => "<html><body>Hello</body></html>", "it begins with <html>"],
    ["defines entities", async () => xml(`${harmless}<item><title>&b;&f;</title></item>`, bomb), "document type"],
    ["uses undefined entities", async () => xml(`${harmless}<item><title>&b;</title></item>`), "undefined entity"],
    ["nests elements too deeply", async () => xml(harmless + deep), "nested too deeply"],
    ["has a text of many megabytes", async () => xml(harmless + long), "no end"],
  ])("refuses a file that %s, and imports nothing", async (_, content, why) => {
    const file = join(folder, "refused.xml")
    await writeFile(file, await content())
    await expect(imported(file)).rejects.toThrow(`${file} is not a WordPress export, or is damaged: `)
    await expect(imported(file)).rejects.toThrow(new RegExp(`${why}.*(?<!\\.)\\.$`))
    expect(titlesOf(await all(school.visitor(), "newsStories", "title"))).not.toContain("Harmless")
  })
})
