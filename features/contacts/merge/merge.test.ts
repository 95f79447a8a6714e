import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  rajesh = await app.letIn(await app.aSalesperson());
});

const base = '/api/v1/customer-contacts';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const aContact = async (other: object, client = hannah): Promise<string> =>
  (await must(client.post(base, { kind: 'INDIVIDUAL', idType: 'NRIC', ...other }))).contactId;
const place = { postalCode: '521627', block: '627B', street: 'Tampines St 61', unit: '09-118' };
const ownedBy = (contactId: string, unit: string, more: object = {}) =>
  must(
    hannah.post('/api/v1/customer-contact-properties', {
      ...place,
      contactId,
      unit,
      relation: 'OWNER',
      status: 'HELD',
      category: 'hdb',
      ...more,
    }),
  );
const versionOf = async (id: string): Promise<number> => (await hannah.get(`${base}/${id}`)).body.data?.version ?? 1;
const merge = async (keep: string, lose: string, taken: string[] = []) => {
  const versions = { keepVersion: await versionOf(keep), loseVersion: await versionOf(lose) };
  return hannah.post(`${base}/merge`, { keep, lose, ...versions, taken });
};

test('offers my own contacts alone, by what they share', async () => {
  const phones = ['+6591110001'];
  const older = await aContact({ name: 'Tan Wei Ming', phones });
  const newer = await aContact({ name: 'Wei Ming Tan', phones });
  await aContact({ name: 'Goh Siew Choo', phones });
  await aContact({ name: 'Tan Wei Ming', phones }, rajesh);
  const pairs = await must(hannah.get(`${base}/duplicates`));
  expect(pairs.rows).toMatchObject([{ older: { contactId: older }, newer: { contactId: newer }, why: 'PHONE' }]);
});

test('nothing of either is lost, and the number is opened where it lies now', async () => {
  const keep = await aContact({ name: 'Lim Mei', phones: ['+6591110002'], employer: 'DBS' });
  const lose = await aContact({
    name: 'Lim Mei Ling',
    phones: ['+6591110003'],
    employer: 'OCBC',
    idNumber: 'S1234567D',
  });
  for (const [contactId, unit] of [
    [keep, '01-01'],
    [lose, '01-01'],
    [lose, '02-02'],
  ] as const)
    await ownedBy(contactId, unit);
  await must(hannah.post(`${base}/${lose}/activities`, { kind: 'CALL', body: 'Wants to sell' }));
  const after = await must(merge(keep, lose));
  expect(after).toMatchObject({ aliases: ['Lim Mei Ling'], phones: ['+6591110002', '+6591110003'], employer: 'DBS' });
  expect(await must(hannah.post(`${base}/${keep}/reveal`, { reason: 'Form' }))).toEqual({ idNumber: 'S1234567D' });
  const notes = (await must(hannah.get(`${base}/${keep}/activities`))).rows.map(({ body }: { body: string }) => body);
  expect(notes).toEqual(expect.arrayContaining(['Wants to sell', 'Merged with Lim Mei Ling.\nEmployer: OCBC']));
  expect(await must(hannah.get(`${base}/${keep}/properties`))).toHaveLength(2);
  expect(await must(hannah.get(`${base}/${lose}`))).toMatchObject({ contactId: keep });
});

test('a property that both have gets what the other one says more, and what differs is noted', async () => {
  const [keep, lose] = [await aContact({ name: 'Both Own' }), await aContact({ name: 'Both Owned' })];
  await ownedBy(keep, '03-03', { rentCents: 250_000 });
  await ownedBy(lose, '03-03', { rentCents: 300_000, leaseEnd: '2027-05-31', loanCents: 40_000_000 });
  await must(merge(keep, lose));
  expect(await must(hannah.get(`${base}/${keep}/properties`))).toMatchObject([
    { rentCents: 250_000, leaseEnd: '2027-05-31', loanCents: 40_000_000, version: 2 },
  ]);
  expect((await must(hannah.get(`${base}/${keep}/activities`))).rows).toMatchObject([
    { body: 'Merged with Both Owned.\nBlk 627B Tampines St 61 #03-03: Rent a month: S$ 3,000.00' },
  ]);
});

test('of two follow-ups the one that is not chosen waits', async () => {
  const [keep, lose] = [await aContact({ name: 'Follow One' }), await aContact({ name: 'Follow Two' })];
  await must(hannah.put(`${base}/${keep}/follow-up`, { on: '2027-01-10', note: 'Lease' }));
  await must(hannah.put(`${base}/${lose}/follow-up`, { on: '2027-02-10', note: 'Loan' }));
  expect(await must(merge(keep, lose, ['followUpOn']))).toMatchObject({
    followUpOn: '2027-02-10',
    followUpNote: 'Loan',
  });
  expect((await must(hannah.get(`${base}/${keep}/plans`))).later).toMatchObject([{ on: '2027-01-10', note: 'Lease' }]);
});

test('neither is merged as what somebody else has changed meanwhile', async () => {
  const [keep, lose] = [await aContact({ name: 'Stale Keep' }), await aContact({ name: 'Stale Lose' })];
  for (const versions of [
    { keepVersion: 0, loseVersion: 1 },
    { keepVersion: 1, loseVersion: 0 },
  ]) {
    const { status, body } = await hannah.post(`${base}/merge`, { keep, lose, ...versions });
    expect([status, body.errors[0].code]).toEqual([409, 'contact.stale']);
  }
});

test('of two contacts that are merged into each other at once, one stays', async () => {
  const [a, b] = [await aContact({ name: 'Ong Ah Kow' }), await aContact({ name: 'Ong A K' })];
  const statuses = (await Promise.all([merge(a, b), merge(b, a)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [one, other] = await Promise.all([a, b].map((id) => must(hannah.get(`${base}/${id}`))));
  expect(one.contactId).toBe(other.contactId);
});

test('each field is the one that was chosen, and what was not is noted in words', async () => {
  const keep = await aContact({ name: 'Chua Ah Lek', stage: 'LEAD', source: 'PORTAL', idNumber: 'S1234567D' });
  const lose = await aContact({ name: 'Chua A L', stage: 'CLIENT', source: 'REFERRAL', idNumber: 'S7654321F' });
  const taken = ['name', 'stage', 'idNumber'];
  const after = await must(merge(keep, lose, taken));
  expect(after).toMatchObject({ name: 'Chua A L', aliases: ['Chua Ah Lek'], stage: 'CLIENT', source: 'PORTAL' });
  expect(await must(hannah.post(`${base}/${keep}/reveal`, { reason: 'Form' }))).toEqual({ idNumber: 'S7654321F' });
  expect((await must(hannah.get(`${base}/${keep}/activities`))).rows).toMatchObject([
    { body: 'Merged with Chua A L.\nNRIC: S****567D\nStage: Lead\nSource: Referral' },
  ]);
});

test('the address of a contact leads through two merges to the one that stayed, and to nobody who may not see it', async () => {
  const [a, b, c] = [
    await aContact({ name: 'First' }),
    await aContact({ name: 'Second' }),
    await aContact({ name: 'Third' }),
  ];
  await must(merge(b, a));
  await must(merge(c, b));
  expect(await must(hannah.get(`${base}/${a}`))).toMatchObject({ contactId: c, name: 'Third' });
  expect((await rajesh.get(`${base}/${a}`)).status).toBe(404);
});

test('a contact of somebody else is not there, and none is merged with itself', async () => {
  const [mine, theirs] = [await aContact({ name: 'Mine' }), await aContact({ name: 'Theirs' }, rajesh)];
  expect((await merge(mine, theirs)).status).toBe(404);
  expect((await merge(theirs, mine)).status).toBe(404);
  expect((await merge(mine, mine)).status).toBe(400);
});

test('duplicates come in pages, those of the same number first, however many there are', async () => {
  const owner = await app.aSalesperson();
  const client = await app.letIn(owner);
  for (let n = 1; n <= 3; n += 1)
    for (const name of ['Tay Page', 'Page Tay']) await aContact({ name, phones: [`+659111100${n}`] }, client);
  for (const name of ['Low Number', 'Somebody Else']) await aContact({ name, idNumber: 'S1234567D' }, client);
  const read = (page: number) => must(client.get(`${base}/duplicates?pageSize=2&pageNumber=${page}`));
  const [first, second] = [await read(1), await read(2)];
  expect([first.totalRecords, second.totalRecords]).toEqual([4, 4]);
  const whys = [...first.rows, ...second.rows].map(({ why }: { why: string }) => why);
  expect(whys).toEqual(['NUMBER', 'PHONE', 'PHONE', 'PHONE']);
  const made = [...first.rows, ...second.rows].slice(1).map(({ older }) => older.createdAt);
  expect(made).toEqual(made.toSorted());
});
