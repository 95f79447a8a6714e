import { inArray } from 'drizzle-orm';
import { storedFilePublic } from '#features/media/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Match } from '../reading/reading.calls.ts';
import { marks, partsOf } from './sentences.rules.ts';

/** Length of text in which a sentence with all words is looked for: a long text without one takes 50 ms. */
const farEnough = 50_000;

/** The sentence with all words of the search, else with any of them: of the text itself, else of an attachment. */
const sentences = `
  WITH words AS (
    SELECT whole, replace(whole::text, '&', '|')::tsquery AS single FROM websearch_to_tsquery('english', :search) AS whole
  ), found AS (
    SELECT c.id, NULL::uuid AS "fileId", coalesce(first_sentence(left(c.body_text, ${farEnough}), whole), first_sentence(c.body_text, single)) AS sentence, single
    FROM words, circular c WHERE c.id = ANY(:ids::uuid[]) AND c.search @@ single
    UNION ALL
    SELECT f.circular_id, f.file_id, coalesce(first_sentence(left(f.text, ${farEnough}), whole), first_sentence(f.text, single)), single
    FROM words, circular_file f WHERE f.circular_id = ANY(:ids::uuid[]) AND f.search @@ whole
  )
  SELECT DISTINCT ON (id) id, "fileId", ts_headline('english', sentence, single, :marks) AS marked
  FROM found WHERE sentence IS NOT NULL ORDER BY id, "fileId" NULLS FIRST`;

/** The matches of a search in each circular. None if only its title or number has the words. */
export const matchesIn = async ({ db }: Reading, ids: string[], search: string): Promise<Map<string, Match>> => {
  const rows = await ask<{ id: string; fileId: string | null; marked: string }>(db, sentences, {
    ids,
    search,
    marks: `HighlightAll=true, StartSel="${marks.start}", StopSel="${marks.end}"`,
  });
  const files = rows.flatMap(({ fileId }) => (fileId ? [fileId] : []));
  const fileNames = await db
    .select({ fileId: storedFilePublic.fileId, name: storedFilePublic.originalName })
    .from(storedFilePublic)
    .where(inArray(storedFilePublic.fileId, files));
  const names = new Map(fileNames.map(({ fileId, name }) => [fileId, name]));
  return new Map(
    rows.map(({ id, fileId, marked }) => [
      id,
      { fileName: fileId ? (names.get(fileId) ?? null) : null, parts: partsOf(marked) },
    ]),
  );
};
