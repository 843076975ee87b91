import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"

const { school } = schoolOfThisFile({}, { SEED: "school" })

type QuestionsByPage = Record<string, string>

async function firstOf(q: string, language = "EN"): Promise<string> {
  const search = await school.visitor().call("search", { q, language }, "items { path } answer { path }")
  const { items, answer } = search
  return (answer ?? items[0])?.path
}

/** Keyed by the page that answers the questions. */
const questions: QuestionsByPage = {
  "/uniform":
    "uniform | uniforms | where to buy uniform | school clothes | second hand uniform | uniform shop opening hours",
  "/uniform#shoes": "what shoes",
  "/dates": "term dates | when does term start | holidays | half term | school calender",
  "/fees":
    "fees | how much does it cost? | how much is reception | school fees | sibling discount | siblings | bank details | wats the fees 4 kindergarten | fees for class 3",
  "/fees#how-to-pay": "how do I pay",
  "/admissions#scholarships-and-bursaries": "scholarship | bursary",
  "/admissions#dates-for-reception": "when do applications close",
  "/lunch": "lunch",
  "/lunch#the-menu": "menu",
  "/lunch#allergies-and-diets": "food allergies",
  "/lunch#a-packed-lunch": "packed lunch",
  "/attendance": "absence | sick child",
  "/absence": "report absence",
  "/attendance#if-your-child-is-ill": "my child is ill",
  "/attendance#medicines": "medicine",
  "/attendance#if-your-child-is-late": "late for school",
  "/transport": "bus | bus phone number",
  "/transport#by-car": "parking",
  "/clubs": "clubs | after school activities",
  "/contact": "contact | phone number | tel no | tel secretariat | office hrs | email address | office hours",
  "/apply": "apply | enrol my child",
  "/admissions": "admissions | How to join us | how old for form 1",
  "/vacancies": "jobs",
  "/safeguarding": "safeguarding | bullying",
  "/faqs#can-my-child-bring-a-telephone": "can my child bring a telephone | mobile phones",
  "/faqs#what-time-is-school":
    "what time does school start | home time | pickup time | what time does school start in the morning | when does school end",
  "/faqs#may-my-child-bring-a-birthday-cake": "birthday cake",
  "/faqs#where-is-lost-property": "lost property | lost jumper",
  "/faqs#is-there-an-open-day": "open day",
  "/admissions#if-places-run-out-the-waiting-list": "waiting list",
  "/documents": "documents | policies",
  "/sport#swimming": "swimming",
  "/arts#music": "music",
  "/principal": "principal | headteacher",
  "/teachers": "teachers",
  "/profiles/view/1": "Okonjo-Hale",
  "/events": "events | what is on this week | what's happening next week",
  "/events/view/1": "book fair",
  "/events/view/7": "chess",
  "/gallery": "photos",
  "/privacy": "privacy",
  "/faqs": "faqs",
}

const more: Record<string, QuestionsByPage> = {
  EN: {
    "/uniform": "unifrom | earrings | trainers | where to buy a jumper | pe kit | swim kit",
    "/dates":
      "opening day | closing date | next day off | when are the august holidays | holidys | half day | christmas hols | when do we close for xmas | last day of school | boxing day | when do kids go back",
    "/fees":
      "refund | deposit | can I pay monthly | payment plan | how much is school per year | violin lessons /admissions",
    "/lunch": "how much is lunch | lunch time | peanuts | vegetarian | vegetarian meals | nut allergy | lunhc menu",
    "/attendance":
      "head lice | chicken pox | dentist appointment | day off for a wedding | abscence /absence | my daughter has a fever | nits | epipen | asthma | playground accident",
    "/transport": "bus stops | how much is the bus | bus fare | can my child cycle to school | transprot",
    "/clubs": "judo | aftercare | what clubs are on tuesday",
    "/contact":
      "where is the school /visitor | where are you located | school tour /visitor | telephone of the bursar /fees",
    "/support": "complaint | first aid | counsellor | online school password",
    "/safeguarding": "my child is being bullied /support | bully | report bullying | security",
    "/admissions": "admisions | class size | starting age | special needs /support | adhd | exams /principal",
    "/visitor": "wheelchair | visiting day",
    "/academic": "curriculum | cbc | report card | homework | timetable",
    "/welcome": "first day what to bring | what time does school close",
    "/gallery/view/4": "photos of sports day",
    "/events/view/2": "parents evening",
    "/events/view/3": "open morning",
    "/teachers": "who teaches form 3",
    "/leadership": "pupil council | prefects",
    "/classes/view/7": "form 3 teacher /classes/view/8",
    "/documents": "prospectus",
    "/faqs": "late pick up | late collection | volunteer",
  },
  SW: {
    "/gallery/view/4": "wiki ya michezo",
    "/events": "nini kinafanyika wiki hii | matukio wiki ijayo",
    "/contact": "shule iko wapi | mko wapi | nambari ya simu | anwani ya shule | mawasiliano",
    "/fees": "ada ya shule | karo | ada ni kiasi gani | namna ya kulipa ada | lipa na mpesa | punguzo la ndugu",
    "/uniform": "uniform | sare za shule | viatu gani | sweta bei gani",
    "/dates":
      "kalenda | tunafunga lini | shule inafungua lini | tunaopen lini | watoto wanarudi shule lini | shule inafunguliwa lini | holidays | likizo | likizo ya krismasi | likizo ya april | midterm ni lini | muhula unaanza lini | tarehe za mihula",
    "/lunch": "lunch | chakula cha mchana | menyu | mzio wa karanga",
    "/transport": "bus | basi pesa ngapi | basi la shule | vituo vya basi | usfairi | maegesho /visitor",
    "/attendance": "mtoto wangu ni mgonjwa /support | mtoi anaumwa | dawa | mtoto akichelewa | chawa | ajali",
    "/absence": "kuripoti kutohudhuria /attendance",
    "/admissions":
      "kujiunga na shule /apply | jinsi ya kujiunga | nafasi zipo darasa la kwanza | nataka kujoin shule | ufadhili /fees | umri wa kuanza",
    "/classes/view/2": "chekechea",
    "/apply": "fomu ya kuandikisha",
    "/teachers": "walimu",
    "/clubs": "vilabu | vilbau",
    "/sport": "kuogelea",
    "/academic": "ratiba | kadi ya ripoti",
    "/support": "malalamiko",
    "/vacancies": "nafasi za kazi",
    "/faqs": "shule inaanza saa ngapi | mtoto anatoka saa ngapi | sweta imepotea | simu ya mkononi | keki ya birthday",
  },
  FR: {
    "/gallery/view/4": "semaine du sport",
    "/events": "quoi de neuf cette semaine | que se passe t il la semaine prochaine",
    "/dates":
      "quand est la rentrée | retour à l'école | quand rouvre l'école | vacances scolaires | quand commence le trimestre | vacanses | vacances noel",
    "/apply": "inscription /admissions | comment inscrire mon enfant /admissions",
    "/fees":
      "prix | frais | tarif | combien coûte l'école | payer en plusieurs fois | reduction fratrie | rib | mpesa | bourse /admissions",
    "/lunch":
      "cest quoi le menu | on mange quoi aujourd'hui | sans porc | cantine | repas végétarien | allergie aux arachides",
    "/uniform": "uniforme | vêtements d'occasion | unifrome",
    "/transport": "arrêts de bus | bus scolaire | venir à vélo",
    "/absence": "signaler une absence /attendance",
    "/attendance": "mon enfant est malade /support | mon fils est malade | ventoline | poux | retard | médicaments",
    "/contact":
      "numéro de téléphone | a quelle heure ouvre le secretariat | tel secretariat | adresse | ou etes vous | contact",
    "/principal": "qui est la directrice",
    "/academic": "bulletin scolaire | devoirs | emploi du temps",
    "/admissions": "handicap | quel âge pour commencer",
    "/visitor": "fauteuil roulant",
    "/teachers": "professeurs",
    "/clubs": "activités après l'école",
    "/safeguarding": "harcèlement",
    "/support": "réclamation | premiers secours",
    "/vacancies": "recrutement",
    "/gallery": "photos de l'école",
    "/faqs":
      "téléphone portable | pull perdu | affaires perdues | journee portes ouvertes | a quelle heure finit l'école | quand finit l'ecole | gateau d'anniversaire",
  },
}

const pageOf = (path = "") => path.replace(/#.*/, "")

describe("a search that parents make", () => {
  it.each(Object.entries(questions))("finds %s first: %s", async (page, asked) => {
    for (const question of asked.split(" | ")) expect([question, await firstOf(question)]).toEqual([question, page])
  })

  it("shows the right page first for 92 % of questions in all languages", async () => {
    const misses: string[] = []
    let count = 0
    for (const [language, asked] of Object.entries(more))
      for (const [page, some] of Object.entries(asked))
        for (const one of some.split(" | ")) {
          const [q = "", or] = one.split(" /")
          const first = pageOf(await firstOf(q, language))
          if (first !== page && first !== `/${or}`) misses.push(`${q}: ${first}`)
          count++
        }
    expect(misses.length / count, misses.join("\n")).toBeLessThanOrEqual(0.08)
    expect(count).toBeGreaterThan(0)
  })

  it("puts the page with the word in its title before a section with a synonym", async () => {
    expect(await firstOf("frais", "FR")).toBe("/fees")
  })

  it("for the school's hours finds those of lessons and of the office, not those of lunch", async () => {
    for (const q of ["school hours", "when does the school day start", "what time does the school day end"]) {
      const { answer } = await school.visitor().call("search", { q }, "answer { path lines }")
      expect(answer).toEqual({
        path: "/contact",
        lines: [
          "School: Opens at 7:30. Lessons 8:00 to 15:00; Reception and Forms 1 and 2 to 14:00.",
          "Office hours: Monday to Friday, 7:30 to 16:00 in term. Mornings only in the holidays.",
        ],
      })
    }
    const inFrench = await school.visitor().call("search", { q: "horaires", language: "FR" }, "answer { lines }")
    expect(inFrench.answer.lines[1]).toMatch(/^Heures d’ouverture du secrétariat\u00a0: /)
    for (const question of ["saa za shule", "shule inafunguliwa saa ngapi", "shule inaisha saa ngapi"])
      expect(await firstOf(question, "SW")).toBe("/contact")
  })

  it.each([
    ["how much is lunch", "EN", "19,500/-"],
    ["price of a sun hat", "EN", "1,100/-"],
    ["form 4 fees per term", "EN", "124,000/-"],
    ["annual fees", "EN", "396,000/-"],
    ["frais par an", "FR", "396,000/-"],
    ["ada kwa mwaka", "SW", "396,000/-"],
    ["frais de bus", "FR", "24,000/-"],
    ["bei ya chakula", "SW", "19,500/-"],
    ["fees", "FR", "96,000/-", "EN"],
  ])("for the price in %s finds it", async (q, language, price, foundIn = language) => {
    const { answer } = await school.visitor().call("search", { q, language }, "answer { language lines }")
    expect(answer?.language).toBe(foundIn)
    expect(answer?.lines[0]).toContain(price)
  })

  it("answers the name of a page with its facts, not with one of them", async () => {
    const { answer } = await school.visitor().call("search", { q: "reader" }, "answer { path lines }")
    expect(answer.path).toBe("/accessibility")
    expect(answer.lines.length).toBeGreaterThan(1)
  })

  it.each([
    ["flagpole shadow", "NEWS_STORY"],
    ["chess", "ARTICLE"],
    ["book fair", "EVENT"],
    ["teague", "PROFILE"],
    ["arts fortnight", "GALLERY"],
    ["under the jacarandas", "CONTENT_PAGE"],
  ])("finds items of every kind as soon as the site starts: %s among %s", async (q, kind) => {
    const { items } = await school.visitor().call("search", { q }, "items { kind }")
    expect(items).toContainEqual({ kind })
  })

  it("finds the right page first for the search box's own suggestions", async () => {
    const site = await school.visitor().call("site", {}, "searchHint")
    const suggested: string[] = site.searchHint.split(/,\s*|…/).filter(Boolean)
    const pages = await Promise.all(suggested.map((words) => firstOf(words)))
    expect(pages).toEqual(["/uniform", "/dates"])
  })
})
