import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { rotateKey } from '#platform/server/secrets/rotate-key.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';
import { sealedAccounts } from './bank-account.server.ts';
import { openIdentity, sealedIdentities } from './identity.server.ts';

let app: TestApp;
let desk: Client;
let agent: Person;
const given = { idType: 'NRIC', idNumber: ' s000-0001i', nationality: 'SG', sex: 'F', birth: '1980-02-29' };

beforeAll(async () => {
  app = await testApp();
  desk = await app.letIn(await app.aStaff('people'));
  agent = await app.aSalesperson();
});

const at = (who: Person = agent) => `/agency/v1/people/${who.userId}/identity`;
const put = (change: object = {}, who?: Person) => desk.put(at(who), { ...given, ...change });
const sealedRow = async () => {
  const sql = 'SELECT * FROM person_identity WHERE person_id = $1';
  return (await app.services.database.$client.query(sql, [agent.userId])).rows[0];
};

describe('the identity of a salesperson', () => {
  it('is stored sealed and shown masked, to the people desk alone', async () => {
    expect((await desk.get(at())).body.data).toBeNull();
    expect((await put()).status).toBe(200);
    const shown = { idType: 'NRIC', numberMasked: 'S****001I', nationality: 'SG', sex: 'F', birth: '1980-02-29' };
    expect((await desk.get(at())).body.data).toEqual(shown);
    expect((await desk.get(`/agency/v1/people/${agent.userId}`)).body.data.identity).toEqual({
      idType: 'NRIC',
      numberMasked: 'S****001I',
    });
    const row = JSON.stringify(await sealedRow());
    for (const part of ['S0000001I', '1980-02-29', '"SG"']) expect(row).not.toContain(part);
    expect((await (await app.letIn(agent)).get(at())).status).toBe(403);
    expect((await desk.get(at(desk.person))).status).toBe(404);
  });

  it('keeps its number when something else changes', async () => {
    expect((await put({ idNumber: '', sex: 'M' })).status).toBe(200);
    const { sealed } = await sealedRow();
    expect(openIdentity(app.services.secrets, agent.userId, sealed)).toMatchObject({ idNumber: 'S0000001I', sex: 'M' });
    expect((await put({ idType: 'PASSPORT', idNumber: '' })).body.errors[0].field).toBe('idNumber');
  });

  it.each([
    [{ idNumber: 'S1234567A' }, 'idNumber'],
    [{ idType: 'UEN', idNumber: '201912345K' }, 'idType'],
    [{ nationality: 'Singapore' }, 'nationality'],
    [{ birth: '2999-01-01' }, 'birth'],
    [{ sex: '' }, 'sex'],
  ])('is refused with %j', async (change, field) => {
    const { status, body } = await put(change);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('leaves no number in the audit trail, which names who wrote and who looked', async () => {
    const sql = "SELECT action, detail::text AS detail FROM audit_row WHERE action LIKE 'person.identity%' ORDER BY id";
    const { rows } = await app.services.database.$client.query(sql);
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['person.identity-changed', 'person.identity-read']),
    );
    expect(JSON.stringify(rows)).not.toContain('0000001');
  });

  it('opens after the key was changed', async () => {
    await app.services.database.$client.query('INSERT INTO sealing_key (key_id) VALUES ($1)', [
      app.services.secrets.keyId,
    ]);
    const next = randomBytes(32);
    await rotateKey(app.asNobody, { sealed: [...sealedAccounts, ...sealedIdentities], keyed: [] }, next);
    const { sealed } = await sealedRow();
    expect(openIdentity(makeSecrets(next), agent.userId, sealed).idNumber).toBe('S0000001I');
  });
});
