import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '#platform/server/database/migrate.ts';
import { migrationNames } from '#platform/server/database/schema-state.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { emptyDatabase } from '#test/database.ts';

const first = '0610-folded-text.sql';
const apart = 'Zoe\u0308 Tan';

/** Rows as they were stored before: accents as signs of their own, addresses in any letters. */
const before = `
  INSERT INTO person (id, user_name, name, email, role)
    VALUES ('00000000-0000-4000-8000-000000000001', 'zoe', '${apart}', 'Zoe.Tan@Mail.Example', 'salesperson');
  INSERT INTO contact (id, owner, kind, name, aliases, id_type, id_number_sealed, id_number_masked, id_number_print, nationality, phones, emails, notes,
      date_of_birth, search, created_at, changed_at)
    VALUES ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'INDIVIDUAL', '${apart}', '{陳大偉,${apart}}', 'NRIC', '', '', '', '',
      '{}', '{Zoe@Mail.Example,other@mail.example,zoe@mail.example}', '', '1984-02-03', lower('${apart} 陳大偉'), now(), now());
  INSERT INTO contact_activity (contact_id, kind, body, at, by)
    VALUES ('00000000-0000-4000-8000-000000000002', 'NOTE', '${apart}', now(), '00000000-0000-4000-8000-000000000001');
  INSERT INTO esubmission (id, case_no, status, transaction_type, represented_side, market_type, property_category, property_type, postal_code, block, street, building,
      unit, district, option_date, price_cents, commission_basis, commission_cents, created_by, created_at)
    SELECT ('00000000-0000-4000-8000-00000000001' || status)::uuid, 'ES-2026-00000' || status, status, 'SALE', 'SELLER', 'RESALE', 'hdb', '4R', '', '1', '${apart}', '', '',
      '', '2026-11-01', 1, 'FIXED', 1, '00000000-0000-4000-8000-000000000001', now() FROM unnest('{1,2}'::int[]) status;
  INSERT INTO esubmission_party (esubmission_id, party_type, represented_party, is_unrepresented, kind, name, id_type, id_number_sealed, id_number_masked,
      id_number_print, nationality, phone, email, address)
    SELECT id, 'SELLER', 'I', false, 'INDIVIDUAL', '${apart}', 'NRIC', '', '', '', '', '', 'Zoe@Mail.Example', '' FROM esubmission;
  INSERT INTO rolling_text (text, link, place, audience) VALUES ('Caf\u00e9 of ${apart}', '', 1, '{ALL}');
  INSERT INTO audit_row (aggregate, aggregate_id, seq, at, actor_name, via, address, action, detail, hash)
    VALUES ('person', 'x', 1, now(), '${apart}', 'web', '', 'x', '{}', decode(repeat('00', 32), 'hex'));`;

it('what is stored gets letters with accents as one sign, and small addresses; what was noted and audited stays', async () => {
  const { ownerUrl } = await emptyDatabase();
  const names = await migrationNames();
  await migrate(ownerUrl, names.slice(0, names.indexOf(first)));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  await client.query(before);
  await migrate(ownerUrl);
  const rows = async (sql: string) => (await client.query(sql)).rows;
  expect(await rows('SELECT name, email, search FROM person')).toEqual([
    { name: 'Zoë Tan', email: 'zoe.tan@mail.example', search: expect.stringContaining(' zoe tan ') },
  ]);
  expect(await rows('SELECT name, aliases, emails, search FROM contact')).toEqual([
    {
      name: 'Zoë Tan',
      aliases: ['陳大偉', 'Zoë Tan'],
      emails: ['zoe@mail.example', 'other@mail.example'],
      search: ' zoe tan  陈  大  伟 ',
    },
  ]);
  expect(await rows('SELECT key FROM contact_key ORDER BY key COLLATE "C"')).toEqual(
    [
      'birth 1984-02-03 tan',
      'birth 1984-02-03 zoe',
      'birth 1984-02-03 伟',
      'birth 1984-02-03 大',
      'birth 1984-02-03 陈',
      'email other@mail.example',
      'email zoe@mail.example',
      'name tan zoe',
      expect.stringMatching(/^name [陈大伟 ]{5}$/),
    ].map((key) => ({ key })),
  );
  expect(await rows('SELECT text FROM rolling_text')).toEqual([{ text: 'Café of Zoë Tan' }]);
  // What was submitted stays as it was.
  const parties = `SELECT e.status, e.street, p.name, p.email FROM esubmission e JOIN esubmission_party p ON p.esubmission_id = e.id ORDER BY 1`;
  expect(await rows(parties)).toEqual([
    { status: 1, street: 'Zoë Tan', name: 'Zoë Tan', email: 'zoe@mail.example' },
    { status: 2, street: apart, name: apart, email: 'Zoe@Mail.Example' },
  ]);
  expect(await rows('SELECT body FROM contact_activity')).toEqual([{ body: apart }]);
  expect(await rows('SELECT actor_name AS name FROM audit_row')).toEqual([{ name: apart }]);
});
