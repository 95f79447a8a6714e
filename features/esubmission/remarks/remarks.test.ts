import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { markedPdf, upload } from '../rig/documents.ts';
import { aCaseOf, aClaimed, aSubmittedCase, cases, lastAudit, move, summaryOf } from '../rig/moves.ts';
import { internal, saveInternal } from '../rig/shares.ts';

const thread = '/api/v1/esubmissions/remarks';
let app: TestApp;
let hannah: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

const read = async (who: Client, eSubId: string) => (await who.get(`${thread}?eSubId=${eSubId}`)).body.data;
const unread = async (who: Client): Promise<string[]> => (await who.get(`${thread}/unread`)).body.data.eSubIds;
const say = (who: Client, eSubId: string, text: string, place: object = {}) =>
  who.post(thread, { eSubId, text, ...place });
const putBack = (eSubId: string, body: object) => desk.put(`${cases}/${eSubId}/status/5`, body);
const noticesOf = async (eSubId: string) => {
  const { rows } = await app.services.database.execute<{ event: string; to: string | null }>(
    sql`SELECT data ->> 'event' AS event, data ->> 'to' AS to FROM pgboss.job
        WHERE name = 'esubmission.notify' AND data ->> 'esubmissionId' = ${eSubId} ORDER BY created_on`,
  );
  return rows.filter(({ event }) => event === 'remarked').map(({ to }) => to);
};

describe('remarks of a return', () => {
  it('stand at their places until it is submitted again, and stay in the history', async () => {
    const eSubId = await aClaimed(hannah, desk);
    const { parties } = await summaryOf(desk, eSubId);
    const client = parties[0].uuid;
    const remarks = [
      { path: 'info.priceCents', text: 'The option says 2,480,000' },
      { documentId: 'D-01', text: 'Page 2 is missing' },
      { documentId: 'D-08', partyUuid: client, text: 'Unreadable' },
    ];
    expect((await putBack(eSubId, { reason: 'Three things', remarks })).status).toBe(200);
    const returned = await summaryOf(hannah, eSubId);
    const last = returned.history.at(-1);
    expect(returned.remarks).toMatchObject([
      { ...remarks[0], documentId: null, isOpen: true, isNew: true, move: last.id, authorName: desk.person.name },
      { ...remarks[1], path: null, partyUuid: null },
      { ...remarks[2], isMine: false },
    ]);
    expect((await move(hannah, eSubId, 2)).status).toBe(200);
    const again = await summaryOf(hannah, eSubId);
    expect(again.remarks.map(({ isOpen, move }: { isOpen: boolean; move: number }) => [isOpen, move])).toEqual(
      remarks.map(() => [false, last.id]),
    );
  });

  it('are followed by what was amended, for the desk to look at', async () => {
    const eSubId = await aClaimed(hannah, desk);
    const { parties } = await summaryOf(desk, eSubId);
    expect((await summaryOf(desk, eSubId)).amended).toEqual([]);
    await putBack(eSubId, { reason: 'See the option', remarks: [] });
    const { info, version } = await summaryOf(hannah, eSubId);
    const { district: _, eccdid: __, ...input } = info;
    const body = { ...input, completionDate: addDays(info.completionDate, 7), eSubId, version };
    expect((await hannah.put(cases, body)).status).toBe(200);
    await upload(hannah, eSubId, { documentId: 'D-08', partyUuid: parties[0].uuid }, 'clear.pdf', markedPdf('clear'));
    expect((await summaryOf(hannah, eSubId)).amended).toEqual([]);
    await move(hannah, eSubId, 2);
    const place = { path: null, documentId: null, partyUuid: null };
    expect((await summaryOf(desk, eSubId)).amended).toEqual([
      { ...place, path: 'info.completionDate' },
      { ...place, documentId: 'D-08', partyUuid: parties[0].uuid },
    ]);
  });

  it.each<[string, object, string]>([
    ['both a field and a document', { path: 'info', documentId: 'D-01', text: 'x' }, 'remarks.0.documentId'],
    ['a place that is none', { path: 'salary', text: 'x' }, 'remarks.0.path'],
    ['a document that is not asked for', { documentId: 'D-99', text: 'x' }, 'documentId'],
    ['another’s party', { documentId: 'D-08', partyUuid: crypto.randomUUID(), text: 'x' }, 'partyUuid'],
    ['no words', { path: 'info', text: ' ' }, 'remarks.0.text'],
  ])('with %s are refused', async (_, remark, field) => {
    const eSubId = await aClaimed(hannah, desk);
    const answer = await putBack(eSubId, { reason: 'Look', remarks: [remark] });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await summaryOf(desk, eSubId)).toMatchObject({ status: { id: 3 }, remarks: [] });
  });

  it('go with a return only', async () => {
    const eSubId = await aClaimed(hannah, desk);
    const body = { reason: 'No', remarks: [{ path: 'info', text: 'x' }] };
    expect((await desk.put(`${cases}/${eSubId}/status/6`, body)).status).toBe(400);
  });
});

describe('the thread', () => {
  it('is between owner and desk, whoever has it, with what is new and a mail for the other', async () => {
    const eSubId = await aClaimed(hannah, desk);
    expect((await say(hannah, eSubId, 'The lawyer sends the letter tomorrow')).status).toBe(200);
    expect(await read(desk, eSubId)).toMatchObject({
      unread: 1,
      rows: [{ authorName: hannah.person.name, isNew: true, isMine: false, isOpen: false, move: null }],
    });
    await say(desk, eSubId, 'We wait for it', { documentId: 'D-01' });
    const { rows, unread: count } = await read(hannah, eSubId);
    expect([rows.length, count]).toEqual([2, 1]);
    expect(await unread(hannah)).toContain(eSubId);
    expect(await noticesOf(eSubId)).toEqual([desk.person.userId, hannah.person.userId]);
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.remark-added' });
    expect(JSON.stringify((await lastAudit(app, eSubId))?.detail)).not.toContain('wait');

    expect((await hannah.put(thread, { eSubId, upTo: rows[1].id })).status).toBe(200);
    await hannah.put(thread, { eSubId, upTo: 0 });
    expect((await read(hannah, eSubId)).unread).toBe(0);
    expect(await unread(hannah)).not.toContain(eSubId);
    expect(await unread(desk)).toContain(eSubId);
    expect((await read(desk, eSubId)).unread).toBe(1);
  });

  it('leaves the form as it is: nobody’s typing is stale', async () => {
    const { eSubId, version } = await aSubmittedCase(hannah);
    await say(desk, eSubId, 'Thank you');
    expect((await summaryOf(hannah, eSubId)).version).toBe(version);
  });

  it('begins with the draft, for the desk to read later', async () => {
    const { eSubId } = await aCaseOf(hannah, 'ready');
    expect((await say(hannah, eSubId, 'The keys are with me')).status).toBe(200);
    expect((await say(desk, eSubId, 'Hello')).status).toBe(404);
    await move(hannah, eSubId, 2);
    expect((await read(desk, eSubId)).rows).toMatchObject([{ text: 'The keys are with me', isNew: true }]);
  });

  it('is not for strangers, co-brokers, or desks that only read', async () => {
    const ravi = await app.letIn(await app.aSalesperson());
    const compliance = await app.letIn(await app.aStaff('compliance'));
    const shared = await aCaseOf(hannah, 'ready');
    const rows = [internal(hannah, 'CA'), internal(ravi, 'ICB')];
    await saveInternal(hannah, shared.eSubId, shared.version, rows);
    expect((await say(ravi, shared.eSubId, 'Hello')).status).toBe(404);
    expect((await move(hannah, shared.eSubId, 2)).status).toBe(200);
    await say(hannah, shared.eSubId, 'Between us');
    expect((await say(ravi, shared.eSubId, 'Hello')).status).toBe(409);
    expect(await read(ravi, shared.eSubId)).toEqual({ rows: [], unread: 0 });
    expect((await say(compliance, shared.eSubId, 'Hello')).status).toBe(403);
    expect((await read(compliance, shared.eSubId)).rows).toHaveLength(1);
    const stranger = await app.letIn(await app.aSalesperson());
    expect((await stranger.get(`${thread}?eSubId=${shared.eSubId}`)).status).toBe(404);
    expect((await stranger.put(thread, { eSubId: shared.eSubId, upTo: 1 })).status).toBe(404);
  });
});
