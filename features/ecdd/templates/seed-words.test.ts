import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';
import { type Translation, translations } from './builder.words.ts';
import { bracesIn } from './template-edit.rules.ts';
import { type RowRecord, rowsFor } from './templates.server.ts';
import { wordsOf } from './words.server.ts';

const languages = Object.keys(translations) as Translation[];

/** A text of a questionnaire in English, and in another language. */
type Pair = { at: string; english: string; said: string | undefined };

let pairs: Record<Translation, Pair[]>;

beforeAll(async () => {
  const { ownerUrl } = await freshDatabase();
  const pool = new pg.Pool({ connectionString: ownerUrl });
  atEndOfFile(() => pool.end());
  const db = drizzle(pool) as unknown as Db;
  const { rows: templates } = await pool.query<{ id: string; name: string }>(
    `SELECT id, cdd_for || ' ' || version AS name FROM ecdd_template ORDER BY cdd_for, version`,
  );
  expect(templates.length).toBeGreaterThanOrEqual(6);
  const of = async (language: Translation) => {
    const found: Pair[] = [];
    for (const { id, name } of templates)
      found.push(...pairsOf(name, await rowsFor(db, id, 'C'), await wordsOf(db, id, language)));
    return found;
  };
  pairs = { zh: await of('zh'), ms: await of('ms'), ta: await of('ta') };
});

const pairsOf = (name: string, rows: RowRecord[], words: Awaited<ReturnType<typeof wordsOf>>): Pair[] =>
  rows.flatMap(({ questionFID, sectionNo, sectionName, question, help, choices }) => {
    const said = words.questions.get(questionFID);
    const at = `${name}, ${questionFID}`;
    return [
      { at: `${name}, section ${sectionNo}`, english: sectionName, said: words.sections.get(sectionNo) },
      { at, english: question, said: said?.question },
      ...(help ? [{ at, english: help, said: said?.help }] : []),
      ...choices.map(({ key, label }) => ({ at, english: label, said: said?.choices.get(key) })),
    ];
  });

/** Terms of the law that stand beside a translation, and names that are the same in every language. */
const terms =
  /power of attorney|grant of probate|source of wealth|family office|virtual assets|sensitive goods|dual-use|nominees?|bearer shares|settlor|protector|trusts?|foundation|mortgagee|mortgage|consideration|charge|caveat|MCST|JTC|URA|CPF|S\$/g;
const letters = { zh: /\p{Script=Han}/u, ms: /[a-z]/, ta: /\p{Script=Tamil}/u };
const english = {
  zh: /[A-Za-z]{2,}/,
  ta: /[A-Za-z]{2,}/,
  ms: /\b(the|of|and|or|you|your|is|are|will|any|for|with|this|that|have|has|do|did|by|from|not)\b/i,
};

describe.each(languages)('in %s', (language) => {
  it('every question of a customer, its help and choices, and every section has its text', () => {
    expect(pairs[language].length).toBeGreaterThan(300);
    expect(pairs[language].filter(({ said }) => !said || !letters[language].test(said))).toEqual([]);
  });

  it('words in braces and figures are the same', () => {
    // A million is 100万 (a hundred times ten thousand) in Chinese.
    const figures = (text: string) =>
      (text.replace('100万', '').match(/\d[\d,]*%?/g) ?? []).filter((each) => each.length > 1).toSorted();
    const differ = ({ english: one, said = '' }: Pair) =>
      bracesIn(one).join() !== bracesIn(said).join() || figures(one).join() !== figures(said).join();
    expect(pairs[language].filter(differ)).toEqual([]);
  });

  it('no English is left', () => {
    const plain = (text: string) => text.replaceAll(/\{[^}]*\}/g, '').replaceAll(terms, '');
    expect(pairs[language].filter(({ said = '' }) => english[language].test(plain(said)))).toEqual([]);
    expect(pairs[language].filter(({ english: one, said }) => one === said)).toEqual([]);
  });
});
