import ICAL from 'ical.js';
import ical, { type CalendarComponent } from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import { moneyDesk } from '#features/billing/rig/money-desk.ts';
import { casesOf } from '#features/esubmission/rig/a-case.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let hannah: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp({ clock });
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
});

const feed = '/api/v1/calendar-feed';
/** The path of a new link. */
const renewed = async (who: Client): Promise<string> => new URL((await who.post(feed)).body.data.url).pathname;

/** What a calendar program reads. */
const eventsAt = async (path: string) => {
  const { status, body, headers } = await app.anyone.get(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(readByOne).toSorted()).toEqual(
    Object.values(ical.sync.parseICS(body)).flatMap(readByOther).toSorted(),
  );
  return events;
};

/** What two calendar programs that share nothing read of an event. */
const readByOne = ({ uid, startDate, summary, location, sequence }: ICAL.Event): string =>
  [uid, startDate.toJSDate().toISOString(), summary, location, sequence].join(' | ');
const readByOther = (each: CalendarComponent | undefined): string[] =>
  each?.type === 'VEVENT'
    ? [[each.uid, each.start.toISOString(), each.summary, each.location, each.sequence].join(' | ')]
    : [];

const linesOf = (events: ICAL.Event[]) => events.map(({ startDate, summary }) => `${startDate} ${summary}`);
const datesOf = async (who: Client, from: string, to: string) => {
  const { body } = await who.get(`/api/v1/dashboard/key-dates?from=${from}&to=${to}`);
  return body.data.rows.map(({ day, title, place }: Record<string, string>) => `${day} ${title}: ${place}`);
};

describe('key dates', () => {
  it('are those of the cases that a person owns or shares in', async () => {
    const [mei, ravi, other] = [await app.aSalesperson(), await app.aSalesperson(), await app.aSalesperson()];
    const dates = { optionExpiryDate: '2026-12-04', exerciseDate: '2026-12-03', completionDate: '2026-12-20' };
    const sale = await rig.aCase(mei, { status: 2, ...dates });
    await rig.aCase(mei, { status: 4, ...dates, unit: '01-01' });
    await rig.aCase(mei, { optionExpiryDate: '2026-12-04', exerciseDate: '2026-11-19', unit: '03-03' });
    await rig.aCase(mei, {
      transactionType: 'LEASE',
      tenancyStart: '2026-12-01',
      tenancyEnd: '2027-11-30',
      unit: '02-02',
    });
    await app.services.database.$client.query(
      `INSERT INTO esubmission_member (user_id, esubmission_id, capacity, created_at) VALUES ($1, $2, 'COBROKE', now())`,
      [ravi.userId, sale],
    );
    const where = 'Blk 123 Ang Mo Kio Avenue 3';
    const ofSale = [
      `2026-12-03 Option exercised: ${where} #09-118`,
      `2026-12-04 Option expires: ${where} #09-118`,
      `2026-12-20 Completion: ${where} #09-118`,
    ];
    expect(await datesOf(await app.letIn(mei), '2026-12-01', '2026-12-31')).toEqual([
      `2026-12-01 Lease starts: ${where} #02-02`,
      ...ofSale,
    ]);
    expect(await datesOf(await app.letIn(ravi), '2026-12-01', '2026-12-31')).toEqual(ofSale);
    expect(await datesOf(await app.letIn(other), '2026-12-01', '2026-12-31')).toEqual([]);
  });

  it('have the due days of invoices that are open, and of a deal the day on which it was complete', async () => {
    const money = await testApp({ clock });
    const { agent, anInvoice, receive } = await moneyDesk(money, '2026-11-19');
    await giveParticulars(await money.letIn(await money.anAdmin()));
    const { invoiceId, number, totalCents } = await anInvoice();
    const seen = async () => (await datesOf(agent, '2026-11-01', '2026-12-31')) as string[];
    expect(await seen()).toEqual([
      expect.stringMatching(/^2026-11-18 Option exercised: 18 Leonie Hill/),
      expect.stringMatching(/^2026-11-19 Completion: 18 Leonie Hill/),
      expect.stringMatching(/^2026-12-04 Invoice due: 18 Leonie Hill/),
    ]);
    expect(number).toMatch(/^INV26-/);
    expect((await receive([{ invoiceId, cents: totalCents }])).status).toBe(200);
    expect(await seen()).toHaveLength(2);
  });

  it.each([
    ['2026-12-02', '2026-12-01', 'The last day is before the first.'],
    ['2026-01-01', '2026-12-31', 'Ask for 100 days at most.'],
    ['2026-13-01', '2026-12-01', 'Give a date as YYYY-MM-DD.'],
  ])('from %s to %s are refused', async (from, to, words) => {
    const { status, body } = await hannah.get(`/api/v1/dashboard/key-dates?from=${from}&to=${to}`);
    expect([status, body.errors[0].message]).toEqual([400, words]);
  });
});

describe('the calendar feed', () => {
  it('is read by a calendar program: whole days, streets in any script, and no name of a client', async () => {
    const id = await rig.aCase(hannah.person, { completionDate: '2026-12-20', street: '珊顿道', block: '5' });
    await rig.aCase(hannah.person, { optionExpiryDate: '2026-12-24', street: 'சீராங்கூன் சாலை, "அ"; \\ ஆ', block: '7' });
    await rig.aParty(id, { name: 'Tan Ah Kow' });
    const path = await renewed(hannah);
    const events = await eventsAt(path);
    expect(linesOf(events)).toEqual([
      '2026-12-20 Completion: Blk 5 珊顿道 #09-118',
      '2026-12-24 Option expires: Blk 7 சீராங்கூன் சாலை, "அ"; \\ ஆ #09-118',
    ]);
    for (const { startDate, endDate } of events) {
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
    }
    expect(events[0]?.component.getFirstPropertyValue('url')).toContain(`/e-submission/${id}`);
    expect((await app.anyone.get(path)).body).not.toContain('Tan Ah Kow');
    const again = await eventsAt(path);
    expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('ends when the link is renewed, which a calendar that reads it is told in words', async () => {
    const before = await renewed(hannah);
    const after = await renewed(hannah);
    const { status, body } = await app.anyone.get(before);
    expect([status, body.errors[0].message]).toEqual([404, expect.stringContaining('it was renewed or switched off')]);
    expect((await app.anyone.get(after)).status).toBe(200);
  });

  it('that is renewed while calendars read it is whole or a 404 to each of them', async () => {
    const dan = await app.letIn(await app.aSalesperson());
    for (const unit of ['11-01', '11-02', '11-03'])
      await rig.aCase(dan.person, { status: 2, completionDate: '2026-12-20', unit });
    const before = await renewed(dan);
    const whole = (await app.anyone.get(before)).body;
    const read = () => app.anyone.get(before);
    const [first, after, ...rest] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, read)),
      renewed(dan),
      ...Array.from({ length: 16 }, read),
    ]);
    for (const { status, body } of [...first, ...rest]) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(body).toBe(whole);
    }
    expect((await read()).status).toBe(404);
    expect((await eventsAt(after)).length).toBe(3);
  });

  it('ends when it is switched off, and when its owner may no longer sign in', async () => {
    const ravi = await app.letIn(await app.aSalesperson());
    expect((await ravi.get(feed)).body.data).toEqual({ madeAt: null });
    const off = await renewed(ravi);
    expect((await ravi.get(feed)).body.data.madeAt).toBe('2026-11-20T02:00:00.000Z');
    expect((await ravi.delete(feed)).body.message).toBe('The calendar feed is switched off.');
    expect((await ravi.delete(feed)).status).toBe(200);
    expect((await app.anyone.get(off)).status).toBe(404);
    const on = await renewed(ravi);
    await app.services.database.$client.query('UPDATE person SET disabled_at = now() WHERE id = $1', [
      ravi.person.userId,
    ]);
    expect((await app.anyone.get(on)).status).toBe(404);
  });

  it('keeps only the hash of its link, and records who renewed it', async () => {
    const mei = await app.letIn(await app.aSalesperson());
    const token = /([\w-]{43})\.ics$/.exec(await renewed(mei))?.[1] ?? '';
    expect(token).not.toBe('');
    const { rows } = await app.services.database.$client.query<{ row: string }>(
      `SELECT to_jsonb(f)::text AS row FROM calendar_feed f UNION ALL SELECT to_jsonb(a)::text FROM audit_row a
       UNION ALL SELECT to_jsonb(i)::text FROM idempotency_key i`,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    const mine = rows.filter(({ row }) => row.includes(mei.person.userId) && row.includes('calendar-feed.renewed'));
    expect(mine).toHaveLength(1);
  });

  it('ends with the sessions when another person changes the address of its owner, or that is undone', async () => {
    const lin = await app.signIn(await app.aSalesperson());
    const before = await renewed(lin);
    clock.advance({ minutes: 1 });
    await app.services.database.$client.query('UPDATE person SET email_changed_by_another_at = $2 WHERE id = $1', [
      ...[lin.person.userId, clock.now().toString()],
    ]);
    expect((await app.anyone.get(before)).status).toBe(404);
    expect((await lin.get(feed)).body.data).toEqual({ madeAt: null });
    clock.advance({ minutes: 1 });
    expect((await app.anyone.get(await renewed(lin))).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(43), '..%2f..%2fetc', '%00', "' OR 1=1"])('is not found under %j', async (token) => {
    const { status } = await app.anyone.get(`/api/v1/calendar/${token}.ics`);
    expect([400, 404]).toContain(status);
  });

  it('tries sixty wrong links a minute from one address at most, and no right one meanwhile', async () => {
    const path = await renewed(await app.signIn(await app.aSalesperson()));
    clock.advance({ minutes: 1 });
    const wrong = `/api/v1/calendar/${'y'.repeat(43)}.ics`;
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await app.anyone.get(wrong)).status));
    expect([404, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([60, 10]);
    const refused = await app.anyone.get(path);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    clock.advance({ minutes: 1 });
    expect((await app.anyone.get(path)).status).toBe(200);
  });

  it('is read sixty times an hour by one link, and by others as before', async () => {
    const [mei, ravi] = [await app.aSalesperson(), await app.aSalesperson()];
    const [one, other] = [await renewed(await app.signIn(mei)), await renewed(await app.signIn(ravi))];
    for (let read = 0; read < 60; read += 1) expect((await app.anyone.get(one)).status).toBe(200);
    const { status, body, headers } = await app.anyone.get(one);
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
    expect(body.errors[0].message).toBe('This calendar was read too often within the hour. Try again later.');
    // Calendar services read the calendars of many people from one address.
    for (let read = 0; read < 60; read += 1) expect((await app.anyone.get(other)).status).toBe(200);
    clock.advance({ hours: 1 });
    expect((await app.anyone.get(one)).status).toBe(200);
  });
});
