import { read, utils } from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { aCaseOf, aClaimed, aSubmittedCase, cases, historyOf, lastAudit, move, summaryOf } from '../rig/moves.ts';
import { paperOf } from '../rig/paper.ts';

const secret = 'Source of funds under inquiry';

let app: TestApp;
let hannah: Client;
let desk: Client;
let compliance: Client;
let admin: Client;
let finance: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
  compliance = await app.letIn(await app.aStaff('compliance'));
  finance = await app.letIn(await app.aStaff('finance'));
  admin = await app.letIn(await app.anAdmin());
});

/** Held from Submitted, Under review or Approved. */
const aHeld = async (from: 2 | 3 | 7) => {
  const eSubId = from === 2 ? (await aSubmittedCase(hannah)).eSubId : await aClaimed(hannah, desk);
  if (from === 7) expect((await move(desk, eSubId, 7)).status).toBe(200);
  expect((await move(compliance, eSubId, 8, secret)).status).toBe(200);
  return eSubId;
};
const rowOf = async (who: Client, eSubId: string, query = '') =>
  (await who.get(`${cases}?pageSize=9999${query}`)).body.data.rows.find(
    (row: { eSubId: string }) => row.eSubId === eSubId,
  );
const mailsOf = async (eSubId: string) => {
  const { rows } = await app.services.database.execute<{ event: string }>(
    sql`SELECT data ->> 'event' AS event FROM pgboss.job
        WHERE name = 'esubmission.notify' AND data ->> 'esubmissionId' = ${eSubId} ORDER BY created_on`,
  );
  return rows.map(({ event }) => event);
};

describe('a hold', () => {
  it.each([2, 3, 7] as const)('from %i goes back to where it was, claim and all, without a mail', async (from) => {
    const eSubId = await aHeld(from);
    const before = await mailsOf(eSubId);
    for (const to of ([2, 3, 7] as const).filter((each) => each !== from))
      expect((await move(compliance, eSubId, to)).status).toBe(409);
    expect((await move(compliance, eSubId, from)).status).toBe(200);
    const { status, claimedByName, submittedDate, can } = await summaryOf(desk, eSubId);
    expect(status.id).toBe(from);
    expect(claimedByName).toBe(from === 2 ? null : desk.person.name);
    expect(submittedDate).toBe('2026-11-20T02:00:00.000Z');
    expect(can).toMatchObject({ claim: from === 2, decide: from === 3 });
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.resumed' });
    expect(await mailsOf(eSubId)).toEqual(before);
  });

  it('is compliance’s alone, and asks for a reason', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    for (const who of [hannah, desk, admin]) expect((await move(who, eSubId, 8, secret)).status).toBe(409);
    expect((await move(finance, eSubId, 8, secret)).status).toBe(403);
    expect(await move(compliance, eSubId, 8)).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    expect((await move(compliance, eSubId, 8, secret)).status).toBe(200);
    expect((await move(compliance, eSubId, 8, secret)).status).toBe(200);
    expect(await historyOf(app, eSubId)).toHaveLength(3);
    for (const who of [hannah, desk, admin]) expect((await move(who, eSubId, 2)).status).toBe(409);
  });

  it('is no way out of a draft, a returned one, or an end', async () => {
    const { eSubId } = await aCaseOf(hannah, 'draft');
    expect((await move(compliance, eSubId, 8, secret)).status).toBe(404);
    const returned = await aClaimed(hannah, desk);
    await move(desk, returned, 5, 'Look again');
    expect((await move(compliance, returned, 8, secret)).status).toBe(409);
  });

  it('is seen by compliance with its reason', async () => {
    const eSubId = await aHeld(3);
    expect(await rowOf(compliance, eSubId)).toMatchObject({
      status: { id: 8, label: 'On hold' },
      claimedByName: desk.person.name,
    });
    const { status, history, can, findings } = await summaryOf(compliance, eSubId);
    expect(status).toEqual({ id: 8, label: 'On hold' });
    expect(history.at(-1)).toMatchObject({ actorName: compliance.person.name, reason: secret });
    expect(can).toMatchObject({ resume: true, hold: false, reject: false, claim: false });
    expect(findings).toBeInstanceOf(Array);
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.held', detail: { from: 3, to: 8 } });
    expect(JSON.stringify((await lastAudit(app, eSubId))?.detail)).not.toContain(secret);
  });
});

describe.each([2, 3, 7] as const)('what anyone else sees of a hold from %i', (from) => {
  const others = (): Client[] => (from === 7 ? [hannah, desk, admin, finance] : [hannah, desk, admin]);
  const giveaway = () => new RegExp(`on hold|held|inquiry|${compliance.person.name}\\b`, 'i');
  let eSubId: string;
  let caseNo: string;
  beforeAll(async () => {
    eSubId = await aHeld(from);
    ({ caseNo } = await summaryOf(compliance, eSubId));
  });

  it('is “Pending” in the list, the chips, the filter and the search, and nobody’s', async () => {
    for (const who of others()) {
      const answer = await who.get(`${cases}?status=8&pageSize=9999`);
      const { rows, statusCounts } = answer.body.data;
      const row = rows.find((each: { eSubId: string }) => each.eSubId === eSubId);
      expect(row).toMatchObject({ status: { id: 8, label: 'Pending' }, claimedByName: null });
      expect(statusCounts).toContainEqual(expect.objectContaining({ id: 8, label: 'Pending' }));
      expect(answer.raw.toString()).not.toMatch(giveaway());
      expect(await rowOf(who, eSubId, `&search=${row.caseNo}`)).toEqual(row);
    }
  });

  it('is “Pending” in the export', async () => {
    for (const who of others()) {
      const { raw } = await who.get(`${cases}/export`);
      const rows = utils.sheet_to_json<Record<string, unknown>>(read(raw).Sheets.Submissions ?? {});
      const row = rows.find((each) => each['Case number'] === caseNo);
      expect(row).toMatchObject({ Status: 'Pending' });
      expect(row?.['Claimed by'] ?? '').toBe('');
      expect(JSON.stringify(rows)).not.toMatch(giveaway());
    }
  });

  it('is “Pending” on its page, without abilities and reasons', async () => {
    for (const who of others()) {
      const answer = await who.get(`${cases}/${eSubId}/summary`);
      const { status, claimedByName, history, can, findings } = answer.body.data;
      const { remark, ...moves } = can;
      expect(status).toEqual({ id: 8, label: 'Pending' });
      expect([claimedByName, findings]).toEqual([null, []]);
      expect(history.at(-1)).toMatchObject({ actorName: null, reason: '', to: { id: 8, label: 'Pending' } });
      expect(Object.values(moves)).not.toContain(true);
      expect(answer.raw.toString()).not.toMatch(giveaway());
    }
  });

  it('is “Pending” on paper', async () => {
    for (const who of others()) {
      const { text } = await paperOf(who, eSubId);
      expect(text).toContain('Pending');
      expect(text).not.toMatch(giveaway());
    }
  });

  it('is “Pending” in every refusal, with no move allowed', async () => {
    for (const who of others().filter((each) => each !== finance))
      for (const to of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const answer = await move(who, eSubId, to, 'Let me');
        expect(answer).toMatchObject({
          status: 409,
          body: { detail: { status: { id: 8, label: 'Pending' }, allowed: [] } },
        });
        expect(answer.raw.toString()).not.toMatch(giveaway());
      }
    const removed = await hannah.delete(`${cases}?id=${eSubId}`);
    expect(removed.status).toBe(409);
    expect(removed.raw.toString()).not.toMatch(giveaway());
  });

  it('stays without actor and reason in the history once it is over', async () => {
    await move(compliance, eSubId, from);
    for (const who of others()) {
      const answer = await who.get(`${cases}/${eSubId}/summary`);
      expect(answer.raw.toString()).not.toMatch(giveaway());
      expect(answer.body.data.history.slice(-2)).toMatchObject([
        { to: { label: 'Pending' }, actorName: null },
        { from: { label: 'Pending' }, to: { id: from }, actorName: null },
      ]);
    }
  });
});

it('hides from finance what was not approved before the hold', async () => {
  const [submitted, approved] = [await aHeld(2), await aHeld(7)];
  expect((await finance.get(`${cases}/${submitted}/summary`)).status).toBe(404);
  for (const query of ['', '&status=8', '&search=Leonie']) {
    expect(await rowOf(finance, submitted, query)).toBeUndefined();
    expect(await rowOf(finance, approved, query)).toBeDefined();
  }
});

describe('compliance', () => {
  it('rejects what is under review, whoever has claimed it', async () => {
    const eSubId = await aClaimed(hannah, desk);
    expect((await move(compliance, eSubId, 6)).status).toBe(400);
    expect((await move(compliance, eSubId, 6, 'The buyer can’t be identified')).status).toBe(200);
    expect((await summaryOf(hannah, eSubId)).history.at(-1)).toMatchObject({
      to: { id: 6 },
      reason: 'The buyer can’t be identified',
    });
    const { eSubId: other } = await aSubmittedCase(hannah);
    expect((await move(compliance, other, 6, 'Not yet')).status).toBe(409);
  });

  it('neither claims, approves, returns nor cancels', async () => {
    const eSubId = await aClaimed(hannah, desk);
    for (const to of [2, 3, 4, 5, 7, 9]) expect((await move(compliance, eSubId, to, 'x')).status).toBe(409);
  });
});
