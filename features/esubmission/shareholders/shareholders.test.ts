import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany, sampleInfo, sampleParties, sampleShareholder } from '#demo/sample.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { holder } from '../parties/tables.server.ts';

const cases = '/api/v1/esubmissions';
const parties = '/api/v1/related-parties';
let app: TestApp;
let hannah: Client;
let ravi: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

/** Makes a draft with a company that is our client; returns the address of its shareholders. */
const aCompany = async (change: object = {}) => {
  const { eSubId } = (await hannah.post(cases, sampleInfo())).body.data;
  const body = { ...sampleCompany({ partyType: 'SELLER', representedParty: 'I' }), ...change, eSubId, version: 1 };
  const { uuid } = (await hannah.post(parties, body)).body.data;
  return { eSubId, uuid, place: `${parties}/party/${uuid}/shareholders` };
};
const add = (place: string, version: number, change: object = {}) =>
  hannah.post(place, { ...sampleShareholder(), ...change, version });
const partyOf = async (eSubId: string) => (await hannah.get(`${parties}?eSubId=${eSubId}`)).body.data.rows[0];
const findingsOf = async (eSubId: string) =>
  (
    (await hannah.get(`${cases}/${eSubId}/summary`)).body.data.findings as {
      field: string;
      level: string;
      message: string;
    }[]
  )
    .filter(({ field }) => field === 'shareholders')
    .map(({ level, message }) => `${level}: ${message}`);
const firm = { kind: 'COMPANY', idType: 'UEN', name: 'Harbour Mast Pte Ltd', idNumber: 'S16FC0121D' };

describe('shareholders', () => {
  it('are added level under level, counted through to the people, and block until a quarter is known', async () => {
    const { eSubId, place } = await aCompany();
    expect(await findingsOf(eSubId)).toEqual([
      'block: Name who owns Lantern Hill Holdings Pte Ltd: 100% is not accounted for.',
    ]);
    const above = await add(place, 2, { ...firm, rate: 500_000 });
    expect(above).toMatchObject({ status: 200, body: { data: { eSubId, version: 3 } } });
    await add(place, 3, { parentId: above.body.data.id, rate: 500_000 });
    expect(await findingsOf(eSubId)).toHaveLength(2);
    await add(place, 4, { rate: 500_000, name: 'Lee Kah Mun', idNumber: undefined });
    expect(await partyOf(eSubId)).toMatchObject({
      shareholders: [
        { name: 'Harbour Mast Pte Ltd', rate: 500_000, parentId: null, idNumberMasked: 'S16FC0121D' },
        { name: 'Quek Boon Leong', rate: 500_000, parentId: above.body.data.id },
        { name: 'Lee Kah Mun', idNumberMasked: '' },
      ],
      shareholdersBO: [
        { name: 'Lee Kah Mun', rate: 500_000, isIdentified: false },
        { name: 'Quek Boon Leong', rate: 250_000, isIdentified: true },
      ],
    });
    expect(await findingsOf(eSubId)).toEqual([
      'block: Name who owns Harbour Mast Pte Ltd, which holds in Lantern Hill Holdings Pte Ltd: 25% is not accounted for.',
      'block: Give the identity number of Lee Kah Mun, who holds 50% of Lantern Hill Holdings Pte Ltd.',
    ]);
  });

  it('warn where they come to less than the whole', async () => {
    const { eSubId, place } = await aCompany();
    await add(place, 2, { rate: 800_000 });
    expect(await findingsOf(eSubId)).toEqual([
      'warn: The shareholders of Lantern Hill Holdings Pte Ltd come to 80%. Add the rest if you know it.',
    ]);
  });

  it('keep their numbers sealed, and out of the answers and the trail', async () => {
    const { eSubId, place } = await aCompany();
    const { id } = (await add(place, 2)).body.data;
    await hannah.put(`${place}/${id}`, { ...sampleShareholder({ idNumber: 'S9876543C' }), version: 3 });
    const [stored] = await app.services.database.select().from(holder).where(eq(holder.id, id));
    expect(app.services.secrets.open(stored?.idNumberSealed ?? '', `esubmission_holder/${id}/id_number`)).toBe(
      'S9876543C',
    );
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId));
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['esubmission.shareholder-added', 'esubmission.shareholder-saved']),
    );
    expect(JSON.stringify([trail, stored, await partyOf(eSubId)])).not.toMatch(/T0000001E|S9876543C/);
  });

  it('keep the stored number when none is sent, unless the document is another', async () => {
    const { eSubId, place } = await aCompany();
    const { id } = (await add(place, 2)).body.data;
    const { idNumber, ...change } = sampleShareholder({ name: 'Quek Boon Leong Peter' });
    await hannah.put(`${place}/${id}`, { ...change, version: 3 });
    expect((await partyOf(eSubId)).shareholders).toMatchObject([
      { name: 'Quek Boon Leong Peter', idNumberMasked: 'T****001E' },
    ]);
    await hannah.put(`${place}/${id}`, { ...change, idType: 'PASSPORT', version: 4 });
    expect((await partyOf(eSubId)).shareholders).toMatchObject([{ idNumberMasked: '' }]);
  });

  it.each<[string, object, string]>([
    ['over the whole', { rate: 1_000_001 }, 'rate'],
    ['of nothing', { rate: 0 }, 'rate'],
    ['without a name', { name: ' ' }, 'name'],
    ['with a wrong letter', { idNumber: 'T0000001F' }, 'idNumber'],
    ['with the document of a company', { idType: 'UEN' }, 'idType'],
    ['who is the party itself', { ...firm, idNumber: '197401143C' }, 'name'],
    ['under nobody', { parentId: crypto.randomUUID() }, 'parentId'],
    ['from nowhere', { nationality: 'Singapore' }, 'nationality'],
    ['with a place of their own choosing', { partyUuid: crypto.randomUUID() }, 'partyUuid'],
  ])('are refused %s', async (_case, change, field) => {
    const { eSubId, place } = await aCompany();
    expect(await add(place, 2, change)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect((await partyOf(eSubId)).shareholders).toEqual([]);
  });

  it('never pass 100%, however many are added at once', async () => {
    const { eSubId, place } = await aCompany();
    await add(place, 2, { rate: 600_000 });
    expect(await add(place, 3, { rate: 400_001 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'rate' }] },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(place, 3, { rate: 400_000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await partyOf(eSubId)).shareholders).toHaveLength(2);
  });

  it('are taken off with those below them', async () => {
    const { eSubId, place } = await aCompany();
    const { id } = (await add(place, 2, firm)).body.data;
    await add(place, 3, { parentId: id });
    await add(place, 4, { rate: 100_000 });
    const gone = await hannah.delete(`${place}/${id}?version=5`);
    expect(gone).toMatchObject({ status: 200, body: { message: 'The Shareholder have deleted successfully!' } });
    expect((await partyOf(eSubId)).shareholders).toMatchObject([{ rate: 100_000 }]);
    expect((await hannah.delete(`${place}/${id}?version=6`)).status).toBe(404);
  });

  it('are refused for a person, and are deleted with their party', async () => {
    const person = await aCompany({ kind: 'INDIVIDUAL', idType: 'NRIC', idNumber: 'S1234567D' });
    expect((await add(person.place, 2)).status).toBe(400);
    const { eSubId, uuid, place } = await aCompany();
    await add(place, 2);
    expect((await hannah.delete(`${parties}?eSubId=${eSubId}&uuid=${uuid}&version=3`)).status).toBe(200);
    expect(await app.services.database.$count(holder, eq(holder.partyUuid, uuid))).toBe(0);
  });

  it('of another’s party are a 404, of a submitted one a 409, of an older version a 409', async () => {
    const { place } = await aCompany();
    const { id } = (await add(place, 2)).body.data;
    const body = { ...sampleShareholder({ rate: 1 }), version: 3 };
    const answers = [
      await ravi.post(place, body),
      await ravi.put(`${place}/${id}`, body),
      await ravi.delete(`${place}/${id}?version=3`),
      await hannah.post(place, { ...body, version: 2 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 409]);
    const other = await aCompany();
    expect((await hannah.put(`${other.place}/${id}`, { ...body, version: 2 })).status).toBe(404);
    const sent = await anEsubmission(hannah, { status: 'submitted' });
    const closed = await add(`${parties}/party/${sent.partyUuids[0]}/shareholders`, sent.version);
    expect(closed.status).toBe(409);
  });
});

describe('a document about a party', () => {
  it('goes to its line, asked for or not', async () => {
    const { eSubId } = (await hannah.post(cases, sampleInfo())).body.data;
    const buyer = sampleParties()[1];
    const { uuid } = (await hannah.post(parties, { ...buyer, eSubId, version: 1 })).body.data;
    const file = { name: 'nric.pdf', bytes: samplePdf() };
    const sent = await hannah.upload(`${parties}/party/${uuid}/documents`, {}, file);
    expect(sent).toMatchObject({ status: 200, body: { message: 'Upload Document successfully!' } });
    const { rows } = (await hannah.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data;
    expect(rows).toContainEqual(
      expect.objectContaining({ documentId: 'D-08', partyUuid: uuid, fileId: sent.body.data.fileId }),
    );
    const wrong = await hannah.upload(`${parties}/party/${uuid}/documents`, { documentId: 'D-01' }, file);
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'documentId' }] } });
    expect((await ravi.upload(`${parties}/party/${uuid}/documents`, {}, file)).status).toBe(404);
  });
});
