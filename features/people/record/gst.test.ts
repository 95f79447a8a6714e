import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';

let app: TestApp;
let desk: Client;
let agent: Person;
const given = { number: 'm90-123456x', from: '2026-01-01', address: '10 Anson Road #12-08', postalCode: '079903' };
const stored = { ...given, number: 'M90123456X' };

beforeAll(async () => {
  app = await testApp();
  desk = await app.letIn(await app.aStaff('people'));
  agent = await app.aSalesperson();
});

const put = (gst: object | null) => desk.put(`/agency/v1/people/${agent.userId}/gst`, { gst });
const shown = async () => (await desk.get(`/agency/v1/people/${agent.userId}`)).body.data.gst;

describe('the GST registration of a salesperson', () => {
  it('has a business address, which the people desk and the salesperson see', async () => {
    expect((await put(given)).status).toBe(200);
    expect(await shown()).toEqual(stored);
    const mine = await (await app.letIn(agent)).get('/api/v1/users/profile');
    expect(mine.body.data.gst).toEqual(stored);
  });

  it.each([
    ['address', { address: ' ' }],
    ['address', { address: undefined }],
    ['postalCode', { postalCode: '' }],
    ['postalCode', { postalCode: '7990' }],
  ])('is not entered or changed without one: %s %j', async (field, change) => {
    const { status, body } = await put({ ...given, ...change });
    expect([status, body.errors[0].field]).toEqual([400, `gst.${field}`]);
  });

  it('stands without one where it was entered before the address was asked for', async () => {
    expect((await put(null)).status).toBe(200);
    const sql = "UPDATE person SET gst_number = 'M90123456X', gst_from = '2026-01-01' WHERE id = $1";
    await app.services.database.$client.query(sql, [agent.userId]);
    expect(await shown()).toEqual({ ...stored, address: '', postalCode: '' });
  });
});
