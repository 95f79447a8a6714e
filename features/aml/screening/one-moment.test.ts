import { beforeAll, expect, it } from 'vitest';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit } from '#test/hits.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

const listed = 'A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, [listed]);
});

const aCase = async (name: string): Promise<string> => {
  const person = { kind: 'INDIVIDUAL', idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1966-01-01', name };
  return (await hannah.post('/api/v1/amls', person)).body.data.aMLID;
};
const read = async (aMLID: string) => {
  const { state, screenedAt, subjects } = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
  return { state, times: [screenedAt, subjects[0].screenedAt] };
};

it('nobody reads from the time of a screening whether something was found', async () => {
  const [dismissed, never, waits, held] = [
    await aCase('Torvald Branick'),
    await aCase('Alba Corvin'),
    await aCase('Torvalt Brannick'),
    await aCase('Bodo Dexter'),
  ];
  const [hit] = await ask<{ id: string }>(
    app.services.database,
    'SELECT h.id FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id WHERE s.case_id = $1',
    [dismissed],
  );
  expect(await dismissHit(hit?.id ?? '', farid)).toBe(200);
  await farid.post(`/api/v1/compliance/cases/${held}/holds`, { reason: 'SUSPICION', note: 'Cash' });
  await loadList(app, [listed, 'A-2,person,Somebody New,,1930-01-05,CH,pep,']);
  const first = await read(never);
  expect([first.state, await read(dismissed)]).toEqual(['CLEAR', first]);
  expect([await read(waits), await read(held)]).toEqual([
    { ...first, state: 'PENDING' },
    { ...first, state: 'PENDING' },
  ]);
});
