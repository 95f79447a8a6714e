import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { aCaseOf, aClaimed, aSubmittedCase, cases, historyOf, lastAudit, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;
let colleague: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
  colleague = await app.letIn(await app.aStaff('submissions'));
});

describe('the desk', () => {
  it('claims, and gives back', async () => {
    const eSubId = await aClaimed(hannah, desk);
    expect(await summaryOf(desk, eSubId)).toMatchObject({
      status: { id: 3 },
      claimedByName: desk.person.name,
      can: { claim: false, release: true, decide: true },
    });
    expect((await move(desk, eSubId, 2)).status).toBe(200);
    expect(await summaryOf(desk, eSubId)).toMatchObject({ status: { id: 2 }, claimedByName: null });
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.released' });
  });

  it('claims a case once, of 20 who try at the same moment', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move(index % 2 ? desk : colleague, eSubId, 3)),
    );
    const winner = (await summaryOf(desk, eSubId)).claimedByName;
    const expected = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? desk : colleague).person.name === winner ? 200 : 400,
    );
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect(await historyOf(app, eSubId)).toHaveLength(3);
  });

  it('takes a case over from a colleague with a reason, and only then decides', async () => {
    const eSubId = await aClaimed(hannah, desk);
    expect(await move(colleague, eSubId, 7)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'esubmission.conflict' }], detail: { allowed: [{ id: 3 }, { id: 4 }] } },
    });
    expect(await move(colleague, eSubId, 3)).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    expect((await move(colleague, eSubId, 3, 'Dana is on leave')).status).toBe(200);
    expect((await move(desk, eSubId, 7)).status).toBe(409);
    expect((await move(colleague, eSubId, 7)).status).toBe(200);
    expect((await historyOf(app, eSubId)).slice(2)).toEqual([
      [2, 3, ''],
      [3, 3, 'Dana is on leave'],
      [3, 7, 'Checked on paper'],
    ]);
  });

  it.each([
    [5, 'returned'],
    [6, 'rejected'],
  ])('to %i needs a reason, which the salesperson reads', async (to, verb) => {
    const eSubId = await aClaimed(hannah, desk);
    expect(await move(desk, eSubId, to)).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    expect((await move(desk, eSubId, to, '  ')).status).toBe(400);
    expect((await move(desk, eSubId, to, 'The option is not signed')).status).toBe(200);
    const { history, can } = await summaryOf(hannah, eSubId);
    expect(history.at(-1)).toMatchObject({
      to: { id: to },
      reason: 'The option is not signed',
      actorName: desk.person.name,
    });
    expect(can.edit).toBe(to === 5);
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: `esubmission.${verb}` });
  });

  it('gets a returned one again after it was amended, for whoever returned it', async () => {
    const eSubId = await aClaimed(hannah, desk);
    await move(desk, eSubId, 5, 'Wrong price');
    const { version, info } = await summaryOf(hannah, eSubId);
    const { district, eccdid, ...before } = info;
    const body = { ...before, optionFeeCents: 1_000_000, eSubId, version };
    expect((await hannah.put(cases, body)).status).toBe(200);
    expect((await move(hannah, eSubId, 2)).status).toBe(200);
    expect(await summaryOf(desk, eSubId)).toMatchObject({
      status: { id: 2 },
      claimedByName: desk.person.name,
      can: { claim: true, decide: false },
    });
  });

  it('decides nothing that is not claimed, and nothing twice', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    for (const to of [5, 6, 7]) expect((await move(desk, eSubId, to, 'x')).status).toBe(409);
    await move(desk, eSubId, 3);
    expect((await move(desk, eSubId, 7)).status).toBe(200);
    expect((await move(desk, eSubId, 7)).status).toBe(200);
    expect((await move(desk, eSubId, 6, 'x')).status).toBe(409);
    expect(await historyOf(app, eSubId)).toHaveLength(4);
  });
});

describe('cancelling', () => {
  it('by the owner stores the reason, or that none was stated, and is the end', async () => {
    const [stated, unstated] = [await aCaseOf(hannah, 'draft'), await aSubmittedCase(hannah)];
    expect((await move(hannah, stated.eSubId, 4, 'The buyer withdrew')).status).toBe(200);
    expect((await hannah.put(`${cases}/${unstated.eSubId}/status/4`, undefined)).status).toBe(200);
    expect((await historyOf(app, stated.eSubId)).at(-1)).toEqual([1, 4, 'The buyer withdrew']);
    expect((await historyOf(app, unstated.eSubId)).at(-1)).toEqual([2, 4, 'not stated']);
    const again = await move(hannah, stated.eSubId, 2);
    expect(again).toMatchObject({ status: 409, body: { detail: { allowed: [] } } });
  });

  it('is not the owner’s any more while it is under review, but the desk’s', async () => {
    const eSubId = await aClaimed(hannah, desk);
    expect((await move(hannah, eSubId, 4)).status).toBe(409);
    expect((await move(desk, eSubId, 4, 'Reported twice')).status).toBe(200);
  });
});
