import { createHash } from "node:crypto"
import type { EntityManager } from "typeorm"
import type { Database } from "../../store/database/database.ts"
import { existingNames } from "../items/change-triggers.ts"
import { type StaffSearchType, staffSearchTypes } from "../items/staff-search-types.ts"

export function staffIndexOf(rows: EntityManager, { type, prefix, ...found }: Omit<StaffSearchType, "needs">) {
  const { tableName: table, columns } = rows.connection.getMetadata(type)
  const { title = columns.some(({ databaseName }) => databaseName === "title") ? "title" : "name" } = found
  const words = (row = "") =>
    [
      ...(prefix ? [`'${prefix} ' || CAST(${row}"id" AS TEXT)`] : []),
      ...(found.columns ?? [title]).map((column) => `COALESCE(${row}"${column}", '')`),
    ].join(" || ' ' || ")
  const digest = createHash("sha256").update(words()).digest("hex").slice(0, 8)
  return { table, title, words, name: `found_${table}_${digest}` }
}

type Index = ReturnType<typeof staffIndexOf>

/**
 * Indexes the words by which staff find rows. Triggers keep the index current; they are checked at each start, as
 * rebuilding a table drops them. An index of other columns has another name.
 */
export async function ensureStaffIndex({ kind, read, write }: Pick<Database, "kind" | "read" | "write">) {
  const existing = await existingNames(read, kind)
  const isMissing = ({ name }: Index) => !existing.has(kind === "sqlite" ? name : `${name}_words`)
  const missing = staffSearchTypes.map((type) => staffIndexOf(read, type)).filter(isMissing)
  const create = async (rows: EntityManager) => {
    for (const sql of missing.flatMap(createSql[kind])) await rows.query(sql)
  }
  if (missing.length > 0) await write(create)
}

export const staffTables = (rows: EntityManager) =>
  staffSearchTypes.map((type) => `${staffIndexOf(rows, type).name}_words`)

const createSql: Record<Database["kind"], (index: Index) => string[]> = {
  /** Keeps no text. The tokenizer folds case and accents as `searchText` does. */
  sqlite: ({ table, name, words }) => [
    `DROP TABLE IF EXISTS "${name}_words"`,
    `CREATE VIRTUAL TABLE "${name}_words" USING fts5(words, content='', contentless_delete=1, detail=none,
      tokenize="unicode61 remove_diacritics 2", prefix='2 3 4 5')`,
    `CREATE TRIGGER IF NOT EXISTS "${name}_added" AFTER INSERT ON "${table}" BEGIN
      INSERT INTO "${name}_words" (rowid, words) VALUES (NEW."id", ${words("NEW.")}); END`,
    `CREATE TRIGGER IF NOT EXISTS "${name}_deleted" AFTER DELETE ON "${table}" BEGIN
      DELETE FROM "${name}_words" WHERE rowid = OLD."id"; END`,
    `CREATE TRIGGER "${name}" AFTER UPDATE ON "${table}" WHEN ${words("OLD.")} <> ${words("NEW.")} BEGIN
      UPDATE "${name}_words" SET words = ${words("NEW.")} WHERE rowid = NEW."id"; END`,
    `INSERT INTO "${name}_words" (rowid, words) SELECT "id", ${words()} FROM "${table}"`,
  ],
  postgres: ({ table, name, words }) => [
    wordsInPostgres,
    `DROP INDEX IF EXISTS "${name}"`,
    `CREATE TABLE "${name}_words" ("id" integer PRIMARY KEY, "words" tsvector)`,
    `INSERT INTO "${name}_words" SELECT "id", found_words(${words()}) FROM "${table}"`,
    `CREATE INDEX ON "${name}_words" USING gin ("words")`,
    `CREATE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN DELETE FROM "${name}_words" WHERE "id" = OLD."id";
      ELSE INSERT INTO "${name}_words" VALUES (NEW."id", found_words(${words("NEW.")}))
        ON CONFLICT ("id") DO UPDATE SET "words" = EXCLUDED."words";
      END IF; RETURN NULL; END $$`,
    `CREATE TRIGGER "${name}" AFTER INSERT OR UPDATE OR DELETE ON "${table}"
      FOR EACH ROW EXECUTE FUNCTION "${name}"()`,
  ],
}

/** Folds as `searchText` does. Lists the separators, as a locale may know only English letters. */
const wordsInPostgres = `CREATE OR REPLACE FUNCTION found_words(texts text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_to_tsvector(array_remove(string_to_array(regexp_replace(regexp_replace(
      lower(regexp_replace(normalize(texts, NFKD), '[\\u0300-\\u036f]', '', 'g') COLLATE "default"),
      '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g'),
      '([^ ]{250})[^ ]+', '\\1', 'g'), ' '), '')) $$`

/** SQL: the ids of the rows that match the parameter, which is named or numbered. */
export const idsMatching: Record<Database["kind"], (index: Index, parameter: string) => string> = {
  sqlite: ({ name }, parameter) => `SELECT rowid AS "id" FROM "${name}_words" WHERE "${name}_words" MATCH ${parameter}`,
  postgres: ({ name }, parameter) => `SELECT "id" FROM "${name}_words" WHERE "words" @@ CAST(${parameter} AS tsquery)`,
}
