import type pg from 'pg';
import { accountPlace } from '#features/people/index.server.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';

const settings = {
  gstRegistration: { from: '1994-04-01', until: null },
  agencyParticulars: {
    legalName: 'Gable Realty Pte. Ltd.',
    uen: '201812345K',
    gstNumber: 'M90312345A',
    licenceNo: 'L3010234A',
    address: '1 Raffles Place #20-01, Singapore 048616',
    bank: 'DBS Bank',
    accountNumber: '0031234567',
    phone: '+6560001234',
    email: 'finance@gable.example',
    payNow: '201812345K',
  },
  payoutAccount: { bank: 'DBS', number: '0031234567' },
};

/** Gives everyone of a large agency a bank account, and the agency what it must have entered before it can pay out. */
export const fillAccounts = async (client: pg.Client, secrets: Secrets): Promise<void> => {
  const { rows } = await client.query<{ id: string }>("SELECT id FROM person WHERE role = 'salesperson'");
  await client.query(
    `INSERT INTO bank_account (person_id, bank, holder, number_sealed, number_masked, changed_at)
     SELECT p.id, 'DBS', p.name, t.sealed, '*****6789', '2016-01-01'
     FROM unnest($1::uuid[], $2::text[]) AS t (id, sealed) JOIN person p ON p.id = t.id`,
    [rows.map(({ id }) => id), rows.map(({ id }) => secrets.seal('0123456789', accountPlace(id)))],
  );
  for (const [key, value] of Object.entries(settings))
    await client.query('INSERT INTO setting (key, value) VALUES ($1, $2)', [key, JSON.stringify(value)]);
};
