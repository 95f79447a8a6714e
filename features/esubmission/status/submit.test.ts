import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { notify } from '#features/notifications/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { aCaseOf, aClaimed, aSubmittedCase, cases, historyOf, lastAudit, move, summaryOf } from '../rig/moves.ts';
import { noticeKinds } from './notify.server.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

describe('submitting', () => {
  it('moves a complete draft, sets its date, and is in the history and the audit trail', async () => {
    const { eSubId, version } = await aCaseOf(hannah, 'ready');
    const answer = await move(hannah, eSubId, 2);
    expect(answer.body.data).toMatchObject({ eSubId, version: version + 1 });
    expect(await summaryOf(hannah, eSubId)).toMatchObject({
      status: { id: 2, label: 'Submitted' },
      submittedDate: '2026-11-20T02:00:00.000Z',
      can: { edit: false, submit: false, cancel: true },
    });
    expect(await historyOf(app, eSubId)).toEqual([
      [null, 1, ''],
      [1, 2, ''],
    ]);
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.submitted', detail: { from: 1, to: 2 } });
  });

  it('is refused while anything blocks, an entry for each with its step and field', async () => {
    const { eSubId, version } = await aCaseOf(hannah, 'draft');
    const answer = await move(hannah, eSubId, 2);
    expect(answer.status).toBe(400);
    const fields = answer.body.errors.map(({ field }: { field: string }) => field);
    expect(fields).toContain('billing.rows');
    expect(fields.filter((field: string) => field === 'documents').length).toBeGreaterThan(3);
    expect(answer.body.errors[0].message).toMatch(/^Upload: /);
    expect(await summaryOf(hannah, eSubId)).toMatchObject({ version, status: { id: 1 } });
  });

  it('50 times at once makes one submission, and every call succeeds', async () => {
    const { eSubId } = await aCaseOf(hannah, 'ready');
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(hannah, eSubId, 2)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.data.version)).size).toBe(1);
    expect(await historyOf(app, eSubId)).toHaveLength(2);
  });

  it('with one key is done once', async () => {
    const { eSubId } = await aCaseOf(hannah, 'ready');
    const key = { 'idempotency-key': `submit-${eSubId}` };
    const [first, second] = [
      await hannah.put(`${cases}/${eSubId}/status/2`, {}, key),
      await hannah.put(`${cases}/${eSubId}/status/2`, {}, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await historyOf(app, eSubId)).toHaveLength(2);
  });

  it('is the owner’s alone', async () => {
    const { eSubId } = await aCaseOf(hannah, 'ready');
    expect((await move(ravi, eSubId, 2)).status).toBe(404);
    // The desk does not see drafts.
    expect((await move(desk, eSubId, 2)).status).toBe(404);
    const finance = await app.letIn(await app.aStaff('finance'));
    expect((await move(finance, eSubId, 2)).status).toBe(403);
  });

  it('is refused when the salesperson has submitted the other side of the same sale, also at the same moment', async () => {
    const property = { ...sampleInfo().property, unit: '40-01' };
    const seller = await anEsubmission(hannah, { info: { property } });
    const buyer = await anEsubmission(hannah, {
      info: { property: { ...property, unit: '#40-1' }, representedSide: 'BUYER' },
    });
    const answers = await Promise.all([move(hannah, seller.eSubId, 2), move(hannah, buyer.eSubId, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    const winner = answers[0]?.status === 200 ? seller : buyer;
    expect(refused?.body.errors).toMatchObject([{ code: 'V03', field: 'info.property' }]);
    expect(refused?.body.errors[0].message).toContain(winner.caseNo);
  });
});

it('a flat that was reported under another postal code is pointed out, and does not block', async () => {
  const property = { ...sampleInfo().property, unit: '41-01' };
  const first = await anEsubmission(hannah, { status: 'submitted', info: { property } });
  const mistyped = { ...property, postalCode: '239223', street: 'LEONIE  HILL' };
  const buyer = await anEsubmission(hannah, { info: { property: mistyped, representedSide: 'BUYER' } });
  const { findings } = await summaryOf(hannah, buyer.eSubId);
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'V01',
      level: 'warn',
      field: 'property.postalCode',
      otherCase: { eSubId: first.eSubId, caseNo: first.caseNo },
    }),
  );
  const elsewhere = { ...mistyped, street: 'Leonie Hill Road' };
  const other = await anEsubmission(hannah, { status: 'draft', info: { property: elsewhere } });
  const codes = (await summaryOf(hannah, other.eSubId)).findings.map(({ code }: { code: string }) => code);
  expect(codes).not.toContain('V01');
});

describe('status 1', () => {
  it('keeps a draft as it is', async () => {
    const { eSubId, version } = await aCaseOf(hannah, 'draft');
    expect((await move(hannah, eSubId, 1)).body.data).toMatchObject({ version });
    expect(await historyOf(app, eSubId)).toHaveLength(1);
  });

  it('keeps a returned one as it is', async () => {
    const eSubId = await aClaimed(hannah, desk);
    await move(desk, eSubId, 5, 'Wrong price');
    const { version } = await summaryOf(hannah, eSubId);
    expect(await move(hannah, eSubId, 1)).toMatchObject({ status: 200, body: { data: { version } } });
    expect(await summaryOf(hannah, eSubId)).toMatchObject({ version, status: { id: 5 } });
  });

  it('takes back what nobody has claimed: the number stays, and the desk does not see it any more', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    const { caseNo } = await summaryOf(desk, eSubId);
    expect((await move(hannah, eSubId, 1)).status).toBe(200);
    expect(await summaryOf(hannah, eSubId)).toMatchObject({
      caseNo,
      status: { id: 1 },
      submittedDate: null,
      can: { edit: true, submit: true, takeBack: false },
    });
    expect(await summaryOf(desk, eSubId)).toBeNull();
    expect((await historyOf(app, eSubId)).at(-1)).toEqual([2, 1, '']);
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.taken-back' });
    expect((await move(hannah, eSubId, 2)).status).toBe(200);
    expect(await summaryOf(desk, eSubId)).toMatchObject({ caseNo, status: { id: 2 }, claimedByName: null });
  });

  it('is refused once it is claimed, with what to do', async () => {
    const eSubId = await aClaimed(hannah, desk);
    const answer = await move(hannah, eSubId, 1);
    expect(answer).toMatchObject({ status: 409, body: { detail: { allowed: [] } } });
    expect(answer.body.errors[0].message).toContain('Write a remark and ask for it to be returned.');
  });

  it('of a draft that is saved takes nothing back that was submitted meanwhile', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    const answer = await hannah.put(`${cases}/${eSubId}/status/1`, { keepDraft: true });
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Take it back first'),
    ]);
    expect(await summaryOf(hannah, eSubId)).toMatchObject({ status: { id: 2 } });
  });

  it('and a claim at the same moment: one of the two', async () => {
    for (let tries = 0; tries < 8; tries += 1) {
      const { eSubId } = await aSubmittedCase(hannah);
      const [takeBack, claim] = [() => move(hannah, eSubId, 1), () => move(desk, eSubId, 3)];
      const [back, claimed] =
        tries % 2 ? await Promise.all([takeBack(), claim()]) : (await Promise.all([claim(), takeBack()])).toReversed();
      const { status, can } = await summaryOf(hannah, eSubId);
      expect([back?.status, claimed?.status]).toEqual(status.id === 1 ? [200, 404] : [409, 200]);
      expect(can.edit).toBe(status.id === 1);
    }
  });

  it('ends what waits in the bell of who had claimed it', async () => {
    const eSubId = await aClaimed(hannah, desk);
    await move(desk, eSubId, 2);
    const at = { ...hannah.asNobody, actor: hannah.person, address: '127.0.0.1' };
    const bell = { to: [desk.person.userId], key: `esubmission.${eSubId}.remark.1` };
    await transact(at, (within) =>
      notify(within, noticeKinds.remarked, { ...bell, title: 'A remark', line: 'It waits.', link: '/' }),
    );
    const unread = async () => (await desk.get('/api/v1/notifications/unread')).body.data.count;
    const before = await unread();
    await move(hannah, eSubId, 1);
    expect(await unread()).toBe(before - 1);
  });
});

it.each([8, 9, 10])('status %i is not the owner’s to give', async (to) => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  expect((await move(hannah, eSubId, to)).status).toBe(409);
});

it.each([0, 11, 'x'])('status %s is no status', async (to) => {
  expect((await hannah.put(`${cases}/${crypto.randomUUID()}/status/${to}`, {})).status).toBe(400);
});
