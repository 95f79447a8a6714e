import type pg from 'pg';

/**
 * What a schema holds, one line for each thing: columns (by name: their order says nothing), constraints, indexes, triggers,
 * functions, views, sequences, statistics, rights, and the extensions of the database. Two schemas are made alike if their
 * lines are equal. Without the list of migrations, and without what an extension brings along.
 */
const everything = `
  WITH relation AS (
    SELECT * FROM pg_class WHERE relnamespace = $1::regnamespace AND relname <> 'migration'
  ), own_function AS (
    SELECT * FROM pg_proc p WHERE pronamespace = $1::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  ), thing (kind, name, definition) AS (
    SELECT 'column', r.relname || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attcollation <> t.typcollation THEN 'COLLATE ' || a.attcollation::regcollation END,
      CASE WHEN a.attnotnull THEN 'NOT NULL' END, 'IDENTITY ' || nullif(a.attidentity::text, ''),
      CASE WHEN a.attgenerated <> '' THEN 'GENERATED' WHEN d.adbin IS NOT NULL THEN 'DEFAULT' END, pg_get_expr(d.adbin, d.adrelid))
    FROM relation r JOIN pg_attribute a ON a.attrelid = r.oid JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = r.oid AND d.adnum = a.attnum
    WHERE r.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
    -- A NOT NULL is said by its column; from 18 on PostgreSQL has a constraint of it, too.
    UNION ALL SELECT 'constraint', r.relname || '.' || c.conname, pg_get_constraintdef(c.oid)
    FROM relation r JOIN pg_constraint c ON c.conrelid = r.oid WHERE c.contype <> 'n'
    UNION ALL SELECT 'index', r.relname, pg_get_indexdef(r.oid) FROM relation r WHERE r.relkind IN ('i', 'I')
      AND NOT EXISTS (SELECT FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE i.indexrelid = r.oid AND c.relname = 'migration')
    UNION ALL SELECT 'trigger', r.relname || '.' || t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
    FROM relation r JOIN pg_trigger t ON t.tgrelid = r.oid WHERE NOT t.tgisinternal
    UNION ALL SELECT 'function', proname, pg_get_functiondef(oid) FROM own_function WHERE prokind IN ('f', 'p')
    UNION ALL SELECT 'view', relname, pg_get_viewdef(oid) FROM relation WHERE relkind IN ('v', 'm')
    UNION ALL SELECT 'sequence', r.relname, concat_ws(' ', format_type(s.seqtypid, NULL), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle)
    FROM relation r JOIN pg_sequence s ON s.seqrelid = r.oid
    UNION ALL SELECT 'statistics', stxname, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxnamespace = $1::regnamespace
    UNION ALL SELECT 'rights', relname, ARRAY(SELECT unnest(relacl)::text ORDER BY 1)::text || coalesce(reloptions::text, '')
    FROM relation WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL SELECT 'rights', proname, ARRAY(SELECT unnest(proacl)::text ORDER BY 1)::text FROM own_function
    UNION ALL SELECT 'extension', extname, '' FROM pg_extension
  )
  SELECT kind || ' ' || name || ' ' || replace(replace(definition, 'public.', ''), $1 || '.', '') AS line FROM thing`;

/** For a transaction: names of the schema itself are then written without it. */
export const readCatalog = async (client: pg.ClientBase, schema: string): Promise<string[]> => {
  await client.query("SELECT set_config('search_path', $1, true)", [schema]);
  return (await client.query<{ line: string }>(everything, [schema])).rows.map(({ line }) => line).sort();
};
