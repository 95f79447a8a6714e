import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Source } from '../screening.words.ts';
import type { Difference } from './apply-version.server.ts';
import type { Doubt } from './lists.calls.ts';
import { firstWords, isLoss, lostParts, lostWords, type Part, type PartCount } from './loss.rules.ts';

const has = (facts: string, list: string) => `jsonb_array_length(${facts} -> '${list}') > 0`;
const alias = (names: string) =>
  `jsonb_path_exists(${names}, '$[*] ? (@.quality == "STRONG" || @.quality == "FORMER")')`;
const ownScript = (names: string) =>
  `jsonb_path_exists(${names}, '$[*].name ? (@ like_regex "[^\\u0001-\\u024F\\u2000-\\u206F]")')`;
const isSanctioned = (facts: string) => `${facts} -> 'topics' ? 'SANCTION'`;
/** Letters of another encoding make other names of all, and so do lines that have moved against each other. */
const sharesName = (one: string, other: string) => `(${one} = ${other} OR EXISTS (
  SELECT FROM jsonb_array_elements(${one}) a JOIN jsonb_array_elements(${other}) b ON lower(a ->> 'name') = lower(b ->> 'name')))`;
const words = (names: string) =>
  `coalesce(array_length(string_to_array(jsonb_path_query_first(${names}, '$[*] ? (@.quality == "PRIMARY").name') #>> '{}', ' '), 1), 0)`;

/** By part: SQL for whether an entry had it, and whether it has it in the new version. */
const compared: Record<Part, [had: string, has: string]> = {
  // People are searched for among people alone.
  KIND: ['true', 's.kind = c.kind'],
  SANCTION: [isSanctioned('c.facts'), isSanctioned('s.facts')],
  SAME_NAME: ['true', sharesName('c.names', 's.names')],
  NAME: [`${words('c.names')} > 0`, `${words('s.names')} >= ${words('c.names')}`],
  ALIAS: [alias('c.names'), alias('s.names')],
  SCRIPT: [ownScript('c.names'), ownScript('s.names')],
  BIRTH: [has('c.facts', 'births'), has('s.facts', 'births')],
  NATIONALITY: [has('c.facts', 'nationalities'), has('s.facts', 'nationalities')],
  NUMBER: [has('c.facts', 'numbers'), has('s.facts', 'numbers')],
  ADDRESS: [has('c.facts', 'addresses'), has('s.facts', 'addresses')],
};

const staying = `
  FROM list_staged s JOIN listed_entity c ON c.key = s.key AND c.to_version IS NULL
    AND c.source = (SELECT source FROM list_version WHERE id = :versionId)`;

const rows = Object.entries(compared).map(([part, [had, now]]) => `('${part}', ${had}, ${now})`);
const partsOf = `
  SELECT c.kind, p.part, count(*)::int AS stay, count(*) FILTER (WHERE p.had)::int AS had,
         count(*) FILTER (WHERE p.had AND NOT p.has)::int AS lost
  ${staying} CROSS JOIN LATERAL (VALUES ${rows.join(', ')}) AS p (part, had, has)
  WHERE s.version_id = :versionId
  GROUP BY c.kind, p.part`;

/** Names and facts of an entry, for a person to compare. */
const summaryOf = (entry: string) => `
  ${entry}.kind || ': ' || (SELECT string_agg(n ->> 'name', '; ') FROM jsonb_array_elements(${entry}.names) n)
  || coalesce(' · ' || nullif((SELECT string_agg(f, ', ') FROM jsonb_array_elements_text(
       ${entry}.facts -> 'births' || (${entry}.facts -> 'nationalities') || (${entry}.facts -> 'numbers')) f), ''), '')`;

const lost = ({ part, kind }: PartCount) =>
  `${compared[part][0]} AND NOT (${compared[part][1]}) AND c.kind = '${kind}'`;

const examplesOf = (count: PartCount) => `
  SELECT s.key, left(${summaryOf('c')}, 300) AS before, left(${summaryOf('s')}, 300) AS after
  ${staying} WHERE s.version_id = :versionId AND ${lost(count)} ORDER BY s.key LIMIT 10`;

type At = Writing<Actor | null>;

/** Reasons to doubt a staged version; empty if there are none. `fileDoubts`: doubts from reading the files. */
export const doubtsOf = async (
  at: At,
  source: Source,
  versionId: number,
  difference: Difference,
  fileDoubts: readonly string[],
): Promise<Doubt[]> => {
  await ask(at.db, 'SET LOCAL enable_nestloop = off');
  const parts = lostParts(await ask<PartCount>(at.db, partsOf, { versionId }));
  const doubts: Doubt[] = [...fileDoubts, ...firstWords(source, difference)].map((each) => ({
    words: each,
    examples: [],
  }));
  if (isLoss(difference))
    doubts.unshift({ words: `It would remove ${difference.gone} of ${difference.before} entries.`, examples: [] });
  for (const part of parts)
    doubts.push({
      words: lostWords(part),
      examples: await ask<Doubt['examples'][number]>(at.db, examplesOf(part), { versionId }),
    });
  return doubts;
};

/** Which of these entries would be removed, or lose a part that they had. */
export const keysAtRisk = async (at: Pick<Reading, 'db'>, versionId: number, keys: string[]): Promise<string[]> => {
  const any = Object.values(compared).map(([had, now]) => `(${had} AND NOT (${now}))`);
  const text = `
    SELECT c.key FROM listed_entity c LEFT JOIN list_staged s ON s.version_id = :versionId AND s.key = c.key
    WHERE c.source = (SELECT source FROM list_version WHERE id = :versionId) AND c.to_version IS NULL
      AND c.key = ANY (:keys) AND (s.key IS NULL OR ${any.join(' OR ')})`;
  return (await ask<{ key: string }>(at.db, text, { versionId, keys })).map(({ key }) => key);
};
