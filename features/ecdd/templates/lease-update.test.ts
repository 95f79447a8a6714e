import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrationNames } from '#platform/server/database/schema-state.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { emptyDatabase } from '#test/database.ts';
import { askedOf } from '../forms/asked.rules.ts';
import { type Answer, answersOf, type FormFacts } from '../forms/rows.rules.ts';
import { assess } from '../rating/rating.rules.ts';
import { rowsFor, templateOf, templateOn } from './templates.server.ts';
import { changesOf } from './versions.server.ts';
import { wordsOf } from './words.server.ts';

const update = '0472-questionnaires-of-leases.sql';

/** A database of before the update, as an agency left it. */
const beforeUpdate = async (...statements: string[]) => {
  const { ownerUrl } = await emptyDatabase();
  const names = await migrationNames();
  await migrate(ownerUrl, names.slice(0, names.indexOf(update)));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  for (const sql of statements) await client.query(sql);
  await migrate(ownerUrl);
  return { db: drizzle(client) as unknown as Db, rows: async (sql: string) => (await client.query(sql)).rows };
};

const facts: FormFacts = {
  kind: 'INDIVIDUAL',
  isLease: true,
  category: 'commercial',
  leaseMonths: 120,
  amountCents: 500_000,
  hasUcp: false,
  papers: [],
  listed: { BLACK: [], GREY: [] },
};
const answer = (questionFID: string, more: Partial<Answer>): Answer => ({
  questionFID,
  checkedResult: '',
  remark: '',
  detail: '',
  ...more,
});

it('is in force at once where the agency uses the questionnaires that it was given', async () => {
  const { db, rows } = await beforeUpdate();
  expect(await rows(`SELECT cdd_for, version, state FROM ecdd_template WHERE version > 1 ORDER BY cdd_for`)).toEqual([
    { cdd_for: 'LEASE-LANDLORD', version: 2, state: 'PUBLISHED' },
    { cdd_for: 'LEASE-TENANT', version: 2, state: 'PUBLISHED' },
  ]);
  const landlord = await rowsFor(db, (await templateOn(db, 'LEASE-LANDLORD', '2026-11-01')).id, 'C');
  const ofEntity = (
    answers: Answer[],
    extent = { isEnhanced: false, isReduced: false },
    more: Partial<FormFacts> = {},
  ) =>
    askedOf(landlord, answersOf(answers), { ...facts, ...more }, extent).filter(({ sectionNo }) => sectionNo === 3)
      .length;
  expect(ofEntity([])).toBe(0);
  expect(ofEntity([answer('4.04', { checkedResult: 'N' })])).toBe(0);
  expect(ofEntity([answer('4.04', { checkedResult: 'Y' })])).toBe(7);
  expect(ofEntity([], { isEnhanced: false, isReduced: false }, { kind: 'COMPANY' })).toBe(7);
  // Regulation 7: a low lease of at most seven years leaves the section out.
  expect(ofEntity([answer('4.04', { checkedResult: 'Y' })], { isEnhanced: false, isReduced: true })).toBe(0);

  const tenant = await rowsFor(db, (await templateOn(db, 'LEASE-TENANT', '2026-11-01')).id, 'C');
  const goods = tenant.filter(({ questionFID }) => questionFID === '4.07');
  const ratedWith = (detail: string, more: Partial<FormFacts> = {}) =>
    assess(goods, answersOf([answer('4.07', { detail })]), { ...facts, ...more });
  for (const { key } of goods[0]?.choices ?? [])
    expect([key, ratedWith(key).rating]).toEqual([key, key === 'NONE' ? 'LOW' : 'HIGH']);
  expect(ratedWith('ARMS').factors).toMatchObject([{ questionFID: '4.07', effect: 'E', flags: ['R25'] }]);
  expect(
    askedOf(
      goods,
      answersOf([]),
      { ...facts, category: 'private-residential' },
      { isEnhanced: false, isReduced: false },
    ),
  ).toEqual([]);
});

it('waits as a draft for two officers where compliance wrote its own, and they are told', async () => {
  const { db, rows } = await beforeUpdate(
    `INSERT INTO person (user_name, name, email, role, desks) VALUES ('farid', 'Farid', 'farid@agency.example', 'staff', '{compliance}')`,
    // A version of compliance's own is in force for landlords; another one is being written for tenants.
    `INSERT INTO ecdd_template (id, cdd_for, version, valid_from, made_by)
     SELECT '00000000-0000-4000-8000-000000000001', 'LEASE-LANDLORD', 2, '2026-02-01', id FROM person`,
    `INSERT INTO ecdd_template (id, cdd_for, version, valid_from, state, made_by, proposed_by)
     SELECT '00000000-0000-4000-8000-000000000002', 'LEASE-TENANT', 2, '2026-12-01', 'PROPOSED', id, id FROM person`,
    `INSERT INTO ecdd_template_row SELECT (jsonb_populate_record(r, jsonb_build_object('template_id', own.id, 'question',
       CASE WHEN r.question_fid = '4.05' THEN 'In our own words?' ELSE r.question END))).*
     FROM ecdd_template own JOIN ecdd_template seed ON seed.cdd_for = own.cdd_for AND seed.version = 1
     JOIN ecdd_template_row r ON r.template_id = seed.id WHERE own.version = 2`,
  );
  const drafts = await rows(
    `SELECT id, cdd_for, version, made_by IS NULL AS "isOurs" FROM ecdd_template WHERE state = 'DRAFT' ORDER BY cdd_for`,
  );
  expect(drafts).toMatchObject([
    { cdd_for: 'LEASE-LANDLORD', version: 3, isOurs: true },
    { cdd_for: 'LEASE-TENANT', version: 2, isOurs: false },
  ]);
  const changed: string[][] = [];
  for (const { id } of drafts)
    changed.push(
      (await changesOf(db, await templateOf(db, id))).map(({ questionFID, part }) => `${questionFID} ${part}`),
    );
  const [landlord, tenant] = changed;
  expect(landlord).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((no) => `3.0${no} asked`),
    '4.04 help',
    '4.04 yes',
    ...['ms', 'ta', 'zh'].map((code) => `4.04 ${code}`),
  ]);
  // Its own words are in English alone; a question that is new comes with its translations.
  const inWords = ['4.05', '4.07'].flatMap((fid) => ['ms', 'ta', 'zh'].map((code) => `${fid} ${code}`));
  expect(tenant).toEqual(['4.05 question', '4.07 question', '4.07 asked', ...inWords]);
  expect((await wordsOf(db, '00000000-0000-4000-8000-000000000002', 'ta')).questions.has('4.05')).toBe(false);
  expect(await rows('SELECT link FROM notification ORDER BY link')).toEqual(
    drafts
      .map(({ id }) => ({ link: `/agency-desk/compliance/templates/${id}` }))
      .toSorted((a, b) => a.link.localeCompare(b.link)),
  );
});
