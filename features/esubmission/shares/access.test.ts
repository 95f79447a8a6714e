import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { external, internal, saveExternal, saveInternal } from '../rig/shares.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

describe('shares of a case', () => {
  const calls = (id: string, version: number) => [
    (who: Client) => saveExternal(who, id, version, [external()]),
    (who: Client) => saveInternal(who, id, version, [internal(who, 'CA')]),
  ];

  it('are a stranger’s 404, to read and to save', async () => {
    const id = await rig.aCase(hannah.person, { status: 2 });
    for (const call of calls(id, 1)) expect((await call(ravi)).status).toBe(404);
    for (const kind of ['external', 'internal'])
      expect((await ravi.get(`/api/v1/esubmissions/${id}/${kind}-cobrokes`)).status).toBe(404);
  });

  it('are closed to their co-broker and, once submitted, to their owner: 409', async () => {
    const id = await rig.aCase(hannah.person);
    await saveInternal(hannah, id, 1, [internal(hannah, 'CA'), internal(ravi, 'ICB')]);
    await rig.change(id, { status: 5 });
    for (const call of calls(id, 2)) expect((await call(ravi)).status).toBe(409);
    await rig.change(id, { status: 2 });
    for (const call of calls(id, 2)) expect((await call(hannah)).status).toBe(409);
  });

  it('are not saved over a newer version: 409 says which', async () => {
    const id = await rig.aCase(hannah.person, { version: 7 });
    for (const call of calls(id, 6)) {
      const answer = await call(hannah);
      expect(answer).toMatchObject({ status: 409, body: { detail: { version: 7 } } });
      expect(answer.body.errors[0].code).toBe('esubmission.stale');
    }
  });

  it('are read by staff of the desks from submitted on', async () => {
    const id = await rig.aCase(hannah.person);
    const desk = await app.letIn(await app.aStaff('submissions'));
    const path = `/api/v1/esubmissions/${id}/external-cobrokes`;
    expect((await desk.get(path)).status).toBe(404);
    await rig.change(id, { status: 2 });
    expect((await desk.get(path)).status).toBe(200);
    expect((await desk.put(`/api/v1/external-cobrokes/${id}`, { version: 1, rows: [] })).status).toBe(403);
  });
});
