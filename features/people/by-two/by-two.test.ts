import { beforeEach, describe, expect, it } from 'vitest';
import { transact, type Writing } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Person } from '#test/people.ts';
import { byTwo } from './by-two.server.ts';
import type { Asked } from './second-person.server.ts';

let app: TestApp;
let [one, two, officer, editor]: Person[] = [];
let made: unknown[] = [];
let locked: string[][] = [];
let asked: Asked[] = [];
let ended: string[] = [];

beforeEach(async () => {
  app = await testApp();
  one = await app.aStaff('finance');
  two = await app.aStaff('finance');
  officer = await app.aStaff('compliance');
  editor = await app.aStaff('content');
  [made, locked, asked, ended] = [[], [], [], []];
});

const declared = {
  kind: 'PLAN' as const,
  page: '/plans' as const,
  notice: 'A plan waits',
  approvals: {
    ask: async (_: unknown, each: Asked) => void asked.push(each),
    end: async (_: unknown, id: string) => void ended.push(id),
  },
  audit: { aggregate: 'plan', asked: 'asked', approved: 'approved', declined: 'declined', lapsed: 'lapsed' },
  lock: async (_: unknown, subjects: string[]) => void locked.push(subjects),
  make: async (_: unknown, { input }: { input: number }, by: string) => void made.push([input, by]),
};
const plans = byTwo<number, [string]>(declared);
const wish = { subject: 'SOLO', title: 'SOLO: new rate', lines: ['60% → 70%'], input: 70 };

const as = <T>(who: Person | undefined, work: (at: Writing) => Promise<T>): Promise<T> => {
  if (!who) throw new Error('Nobody acts.');
  return transact({ ...app.asNobody, actor: who }, work);
};
const ask = (who = one, given = wish, of = plans) => as(who, (at) => of.ask(at, given));
const approve = (who: Person | undefined, id: string, of = plans) =>
  as(who, (at) => of.approve(at, { params: { id } }, 'by hand'));
const waiting = (of = plans, who = one) => as(who, async (at) => (await of.list(at)).rows);
const idOf = async (of = plans) => (await waiting(of))[0]?.changeId ?? '';
const trail = async () => {
  const text = "SELECT action, actor_name AS by, detail FROM audit_row WHERE aggregate = 'plan' ORDER BY id";
  return (await app.services.database.$client.query(text)).rows;
};

describe('a change by two', () => {
  it('is made by somebody else at the desk, once, and both are told of it', async () => {
    await ask();
    expect(await waiting()).toMatchObject([{ subject: 'SOLO', preparedBy: one?.name, isMine: true }]);
    expect(await waiting(plans, two)).toMatchObject([{ isMine: false }]);
    const id = await idOf();
    expect(asked).toMatchObject([{ id, title: 'A plan waits: SOLO: new rate', link: '/plans', isMailed: true }]);
    for (const who of [one, officer, editor])
      await expect(approve(who, id)).rejects.toMatchObject({ code: 'approval.forbidden' });
    expect([made, await waiting()]).toMatchObject([[], [{ changeId: id }]]);
    await approve(two, id);
    expect(made).toEqual([[70, 'by hand']]);
    expect(ended).toContain(id);
    expect(locked.at(-1)).toEqual(['SOLO']);
    await expect(approve(two, id)).rejects.toMatchObject({ code: 'record.missing' });
    expect(made).toHaveLength(1);
    const detail = { title: wish.title, lines: wish.lines };
    expect(await trail()).toEqual([
      { action: 'asked', by: one?.userName, detail },
      { action: 'approved', by: two?.userName, detail },
    ]);
    const mails = await makeMailbox(app).to(`${two?.userName}@gable.example`);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Changed: SOLO: new rate',
      'For approval: SOLO: new rate',
    ]);
  });

  it('is declined, or taken back, and then made by nobody', async () => {
    for (const who of [two, one]) {
      await ask();
      const id = await idOf();
      await as(who, (at) => plans.decline(at, { params: { id } }));
      await expect(approve(two, id)).rejects.toMatchObject({ code: 'record.missing' });
      expect(ended).toContain(id);
    }
    expect(made).toEqual([]);
    expect((await trail()).map(({ action, by }) => [action, by])).toEqual([
      ['asked', one?.userName],
      ['declined', two?.userName],
      ['asked', one?.userName],
      ['declined', one?.userName],
    ]);
  });

  it('does not wait twice, nor another of its title where only one could be made', async () => {
    await ask();
    await expect(ask(two)).rejects.toMatchObject({ code: 'approval.conflict' });
    await ask(two, { ...wish, input: 80 });
    const third = { ...wish, input: 90, once: true };
    await expect(ask(two, third)).rejects.toMatchObject({ code: 'approval.conflict' });
    expect(await waiting()).toHaveLength(2);
  });

  it('takes the place of the one before, where it is declared so', async () => {
    const replacing = byTwo<number, [string]>({ ...declared, replaces: true });
    await ask(one, wish, replacing);
    const before = await idOf();
    await ask(two, { ...wish, input: 80 }, replacing);
    await ask(two, { ...wish, subject: 'DUO' }, replacing);
    expect(ended).toEqual([before]);
    expect(await waiting()).toMatchObject([{ subject: 'SOLO', isMine: false }, { subject: 'DUO' }]);
  });

  it('lapses with whoever asked for it, and nothing of others', async () => {
    await ask();
    await ask(two, { ...wish, subject: 'DUO' });
    await as(officer, (at) => plans.lapse(at, one?.userId ?? ''));
    expect(await waiting()).toMatchObject([{ subject: 'DUO' }]);
    expect(locked).toEqual([['SOLO']]);
    expect((await trail()).at(-1)).toMatchObject({ action: 'lapsed', by: officer?.userName });
  });

  it('of compliance is for its officers to approve, and of another kind is not found', async () => {
    const rules = byTwo<number, [string]>({ ...declared, kind: 'DUE_DILIGENCE', desk: 'compliance' });
    await ask(one, wish, rules);
    const id = await idOf(rules);
    expect(asked).toMatchObject([{ approvers: { ids: [officer?.userId], who: 'compliance' } }]);
    await expect(approve(two, id, rules)).rejects.toMatchObject({ code: 'approval.forbidden' });
    await expect(approve(officer, id)).rejects.toMatchObject({ code: 'record.missing' });
    await approve(officer, id, rules);
    expect(made).toEqual([[70, 'by hand']]);
  });
});
