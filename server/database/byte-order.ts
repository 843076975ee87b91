import type { DataSource, QueryRunner } from "typeorm"

interface TextColumns {
  table: string
  columns: string[]
}

/**
 * Has PostgreSQL compare all texts byte by byte, as SQLite does: in what order names stand, what a page of a list holds
 * and what counts as the same must not depend on the language that somebody's server was set up in. Looked at after
 * migrations, whatever columns they have made.
 */
export async function orderByBytes(source: Pick<DataSource | QueryRunner, "query">) {
  const tables: TextColumns[] = await source.query(
    `SELECT table_name AS "table", json_agg(column_name) AS columns FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
       AND data_type IN ('text', 'character varying') AND collation_name IS DISTINCT FROM 'C'
     GROUP BY table_name`,
  )
  for (const { table, columns } of tables)
    await source.query(
      `ALTER TABLE "${table}" ${columns.map((name) => `ALTER COLUMN "${name}" TYPE text COLLATE "C"`).join(", ")}`,
    )
}
