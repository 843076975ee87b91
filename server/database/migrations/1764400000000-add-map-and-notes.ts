import type { MigrationInterface, QueryRunner } from "typeorm"

/**
 * What the screens said of the school that the starting content shows becomes data. Until now every school showed it:
 * only one that is still called so keeps it. The picture of its map is stored when the site starts.
 */
export class AddMapAndNotes1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [column, empty] of Object.entries(columns))
      await runner.query(`ALTER TABLE "site_info" ADD COLUMN "${column}" text NOT NULL DEFAULT '${empty}'`)
    for (const [column, value] of Object.entries(said))
      await runner.query(`UPDATE "site_info" SET "${column}" = '${value}' WHERE "name" = '${school}'`)
  }

  async down(runner: QueryRunner) {
    for (const column of Object.keys(columns)) await runner.query(`ALTER TABLE "site_info" DROP COLUMN "${column}"`)
  }
}

const noMap = { picture: null, latitude: null, longitude: null }

const columns = { map: JSON.stringify(noMap), menuNotes: "[]", facilitiesTitle: "", searchHint: "" }

const school = "Jacaranda Hill Junior Academy"

const notes = {
  "/about": "Who we are and how we began",
  "/welcome": "What to expect on a first visit",
  "/principal": "A letter from the head of the school",
  "/governors": "The people who keep watch",
  "/management": "Who runs the school day to day",
  "/vacancies": "Come and work with us",
  "/support": "When something is hard, and who helps",
  "/academic": "What is taught, from Reception up",
  "/arts": "Paint, clay, song and stage",
  "/sport": "Teams, houses and the pool",
  "/leadership": "The pupil council and the houses",
  "/teachers": "The people in the classrooms",
  "/news": "What happened this week",
  "/blog": "Longer reads from the classrooms",
  "/events": "Dates for your diary",
  "/gallery": "The school in pictures",
  "/contact": "Write, call or come by",
  "/admissions": "How to join, step by step",
  "/visitor": "Finding us, and signing in",
  "/faqs": "Uniform, buses, lunch and the rest",
}

const said = {
  map: JSON.stringify({ ...noMap, picture: "school-map.jpg" }),
  menuNotes: JSON.stringify(Object.entries(notes).map(([path, note]) => ({ path, note }))),
  facilitiesTitle: "Rooms with a view of something",
  searchHint: "Uniform, term dates…",
}
