import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrationNames } from '#platform/server/database/schema-state.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { emptyDatabase } from '#test/database.ts';

const update = '0670-own-part-of-a-form.sql';
const form = '00000000-0000-4000-8000-00000000000f';

/** As the release before left it: a form that was corrected once and is signed in version 2, determined and approved, with a link that is out. */
const before = `
  INSERT INTO person (user_name, name, email, role, desks) VALUES ('hannah', 'Hannah', 'hannah@agency.example', 'salesperson', '{}');
  INSERT INTO aml_case (id, case_no, owner, name, kind, created_at)
    SELECT '00000000-0000-4000-8000-00000000000c', 'AML-1', id, 'Goh Siew Choo', 'INDIVIDUAL', now() FROM person;
  INSERT INTO ecdd_form (id, form_no, template_id, cdd_for, owner, case_id, property, category, kind, name, id_type,
      id_number_sealed, id_number_masked, id_number_print, nationality, particulars, version, created_at, changed_at)
    SELECT '${form}', 'CDD-1', t.id, t.cdd_for, p.id, c.id, '18 Leonie Hill', 'private-residential', 'INDIVIDUAL', c.name, 'NRIC',
      '', '', '', 'SG', '{}', 2, now(), now()
    FROM person p, aml_case c, ecdd_template t WHERE t.cdd_for = 'SALE-SELLER';
  INSERT INTO ecdd_answer (form_id, question_fid, checked_result) VALUES ('${form}', '1.02', 'N'), ('${form}', '6.03', 'N');
  INSERT INTO ecdd_rating (form_id, version, at, by, rules, shown, agreed, real, factors)
    SELECT '${form}', v, now(), id, 'v1', 'HIGH', 'HIGH', 'HIGH', '[]' FROM person, generate_series(1, 2) v;
  INSERT INTO ecdd_approval (form_id, version, at, by, decision, note) SELECT '${form}', 2, now(), id, 'APPROVED', '' FROM person;
  INSERT INTO ecdd_customer_part (form_id, version, made_at, sha256, pdf, document) VALUES ('${form}', 2, now(), 'abc', 'x', '{}');
  INSERT INTO signing_request (kind, ref, version, title, about, recipient_name, recipient_capacity, recipient_address, document_sha256,
      asked_by, asked_at, token_hash, way, sent_at, expires_at)
    SELECT 'ecdd-form', '${form}', 2, 'Form', '18 Leonie Hill', 'Goh Siew Choo', 'Seller', 'choo@mail.example', repeat('a', 64),
      id, now(), 'token', 'MAIL', now(), now() + interval '7 days' FROM person;
  INSERT INTO ecdd_signature (form_id, version, how, signed_at, name) VALUES ('${form}', 2, 'PAPER', now(), 'Goh Siew Choo')`;

it('forms of before go on as they were: signed, determined, approved, and with the links that are out', async () => {
  const { ownerUrl } = await emptyDatabase();
  const names = await migrationNames();
  await migrate(ownerUrl, names.slice(0, names.indexOf(update)));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  const rows = async (sql: string) => (await client.query(sql)).rows;
  await client.query(before);
  const files = await rows('SELECT version, file_id FROM ecdd_rating ORDER BY version');
  const others = async () => ({
    answers: await rows('SELECT * FROM ecdd_answer ORDER BY 1, 2'),
    parts: await rows('SELECT * FROM ecdd_customer_part'),
    signatures: await rows('SELECT * FROM ecdd_signature'),
  });
  const kept = await others();
  await migrate(ownerUrl, names.slice(0, names.indexOf(update) + 1));
  // The PDF of a determination has the name that others know already.
  expect(await rows('SELECT version, file_id FROM ecdd_rating ORDER BY version')).toEqual(files);
  expect(await others()).toEqual(kept);
  expect(
    await rows(
      `SELECT f.version, f.own_version, r.own_version AS rated, a.own_version AS approved, s.version AS asked, s.ended_at
       FROM ecdd_form f JOIN ecdd_rating r ON r.form_id = f.id AND r.version = f.version JOIN ecdd_approval a ON a.form_id = f.id
       JOIN signing_request s ON s.ref = f.id`,
    ),
  ).toEqual([{ version: 2, own_version: 1, rated: 1, approved: 1, asked: 2, ended_at: null }]);
  // What was signed before is kept as well as what is signed since.
  const change = (fid: string) => client.query(`UPDATE ecdd_answer SET remark = 'x' WHERE question_fid = $1`, [fid]);
  await expect(change('1.02')).rejects.toThrow('stays as it is');
  expect((await change('6.03')).rowCount).toBe(1);
  await client.query(`INSERT INTO ecdd_approved_form VALUES (gen_random_uuid(), $1, 2)`, [form]);
  await expect(change('6.03')).rejects.toThrow('stays as it is');
});
