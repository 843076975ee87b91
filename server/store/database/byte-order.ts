import type { DataSource, QueryRunner } from "typeorm"

/** Sorts text bytewise, as SQLite does, regardless of the server's locale. Runs after migrations, on all columns. */
export async function orderByBytes(source: Pick<DataSource | QueryRunner, "query">) {
  const tables: { table: string; columns: string[] }[] = await source.query(
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
