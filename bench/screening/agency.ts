import type pg from 'pg';
import { factsHashOf } from '#features/aml/screening/facts.server.ts';
import { lot, singaporeName } from './singapore-names.ts';

/** What a large agency has of customers: invented, by lot, and the same each time. */

/** A person of staff who sees the cases of all. */
export const officer = 'desk-0';
/** A salesperson who has so many of the contacts. */
export const collector = { userName: 'agent-1', contacts: 5_000 };

/** Salespeople in turn, so many. */
const owners = async (client: pg.Client, length: number): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>("SELECT id FROM person WHERE role = 'salesperson' ORDER BY id");
  return Array.from({ length }, (_, at) => rows[at % rows.length]?.id ?? '');
};

const addContacts = `
  INSERT INTO contact (owner, kind, name, id_type, id_number_sealed, id_number_masked, id_number_print, nationality, birth_unknown,
    phones, tags, stage, follow_up_on, search, created_at, changed_at)
  SELECT owner, 'INDIVIDUAL', name, 'NRIC', '', '', '', 'SG', true, ARRAY['+659' || lpad((n % 10000000)::text, 7, '0')],
    CASE n % 7 WHEN 0 THEN ARRAY['investor'] ELSE '{}' END, (ARRAY['LEAD', 'CLIENT', 'PAST_CLIENT'])[1 + n % 3],
    CASE n % 5 WHEN 0 THEN date '2026-01-01' + (n % 365)::int END, lower(name) || ' +659' || lpad((n % 10000000)::text, 7, '0'),
    timestamptz '2026-01-01' + make_interval(mins => n::int), timestamptz '2026-01-01'
  FROM unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS given (name, owner, n)`;

/** Contacts of all salespeople, without the keys by which the same are found; the first of them are the collector's. */
export const fillContacts = async (client: pg.Client, count: number): Promise<void> => {
  const draw = lot(23);
  const names = Array.from({ length: count }, () => singaporeName(draw));
  const { rows } = await client.query('SELECT id FROM person WHERE user_name = $1', [collector.userName]);
  const own: string[] = Array.from({ length: collector.contacts }, () => rows[0]?.id);
  await client.query('ALTER TABLE contact DISABLE TRIGGER contact_keys_added');
  await client.query(addContacts, [names, [...own, ...(await owners(client, count - own.length))]]);
  await client.query('ALTER TABLE contact ENABLE TRIGGER contact_keys_added');
  await client.query('ANALYZE contact');
};

const addCases = `
  WITH given AS (
    SELECT gen_random_uuid() AS id, gen_random_uuid() AS subject, owner, n, name, born, hash
    FROM unnest($1::text[], $2::date[], $3::text[], $7::uuid[]) WITH ORDINALITY AS each (name, born, hash, owner, n)
  ), cases AS (
    INSERT INTO aml_case (id, case_no, owner, name, kind, state, screened_at, next_review, created_at)
    SELECT id, 'AML-BENCH-' || ($4 + n), owner, name, 'INDIVIDUAL',
      CASE n % 50 WHEN 0 THEN 'PENDING' ELSE 'CLEAR' END, now() - interval '2 days',
      date '2026-06-01' + (n % 300)::int, timestamptz '2026-01-01' + make_interval(mins => n::int)
    FROM given
  ), subjects AS (
    INSERT INTO aml_subject (id, case_id, role, kind, name, id_type, id_number_sealed, id_number_masked, id_number_print,
      nationality, date_of_birth, screened_at, facts_hash)
    SELECT subject, id, 'CUSTOMER', 'INDIVIDUAL', name, 'NRIC', '', '', '', 'SG', born, now() - interval '2 days', hash FROM given
  )
  INSERT INTO screening_run (subject_id, at, facts_hash, versions, engine, hits)
  SELECT subject, now() - interval '2 days', hash, $5::jsonb, $6, 0 FROM given`;

/** Cases of one customer each, who was screened against these lists two days ago, and of whom nothing was found. */
export const fillCases = async (
  client: pg.Client,
  { from, to, versions, engine }: { from: number; to: number; versions: object[]; engine: string },
): Promise<void> => {
  const draw = lot(41 + from);
  const customers = Array.from({ length: to - from }, () => {
    const name = singaporeName(draw);
    const dateOfBirth = `${1950 + Math.floor(draw() * 55)}-0${1 + Math.floor(draw() * 9)}-1${Math.floor(draw() * 9)}`;
    const facts = {
      kind: 'INDIVIDUAL',
      name,
      aliases: [],
      nationality: 'SG',
      dateOfBirth,
      idNumberMasked: '',
    } as const;
    return { name, dateOfBirth, hash: factsHashOf(facts as unknown as Parameters<typeof factsHashOf>[0]) };
  });
  await client.query(addCases, [
    customers.map(({ name }) => name),
    customers.map(({ dateOfBirth }) => dateOfBirth),
    customers.map(({ hash }) => hash),
    from,
    JSON.stringify(versions),
    engine,
    await owners(client, to - from),
  ]);
  await client.query('ANALYZE aml_case, aml_subject, screening_run');
};
