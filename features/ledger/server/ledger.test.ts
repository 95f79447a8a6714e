import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { hasProgram, hledger } from '#test/judges.ts';
import type { Client } from '#test/people.ts';
import type { Balance } from '../contract.ts';
import { type Entry, post } from './post.ts';
import { writeJournal } from './write-journal.ts';

let app: TestApp;
let finance: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-23T02:00:00Z') });
  finance = await app.letIn(await app.aStaff('finance'));
});

const anEntry = (given: Partial<Entry> = {}): Entry => ({
  day: '2026-11-20',
  event: 'invoice',
  eventId: randomUUID(),
  text: 'INV26-000001',
  lines: [
    { account: 1100, cents: 10_900 },
    { account: 4000, cents: -10_000 },
    { account: 2000, cents: -900 },
  ],
  ...given,
});
const posted = (...entries: Entry[]) => transact(app.asNobody, (at) => post(at, entries));
const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  ask<Row>(app.services.database, text, values);
const entryOf = async ({ eventId }: Entry) =>
  (
    await rows<{ id: number; day: string; value_day: string }>('SELECT * FROM journal_entry WHERE event_id = $1', [
      eventId,
    ])
  )[0];

/** Until a statement waits for a lock. */
const untilOneWaits = () =>
  expect
    .poll(() => rows(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`))
    .toHaveLength(1);

describe('the journal', () => {
  it('takes balanced entries, each event once', async () => {
    const [one, other] = [anEntry(), anEntry({ event: 'receipt' })];
    await posted(one, other);
    expect(await entryOf(one)).toMatchObject({ day: '2026-11-20', value_day: '2026-11-20' });
    await expect(posted(one)).rejects.toThrow('journal_entry_event_event_id_key');
    const { body } = await finance.get('/agency/v1/finance/ledger/balances');
    expect(body.data.rows).toContainEqual({ account: 1100, debitCents: 21_800, creditCents: 0, balanceCents: 21_800 });
    expect(body.data.rows).toContainEqual({ account: 4000, debitCents: 0, creditCents: 20_000, balanceCents: -20_000 });
  });

  it('refuses at the commit what does not balance, and an entry without lines', async () => {
    const cent = anEntry({
      lines: [
        { account: 1000, cents: 100 },
        { account: 2300, cents: -99 },
      ],
    });
    await expect(posted(cent)).rejects.toThrow('does not balance: 2 lines, 1 cents');
    await expect(posted(anEntry({ lines: [] }))).rejects.toThrow('does not balance: 0 lines');
    expect(await entryOf(cent)).toBeUndefined();
  });

  it('refuses lines that come later, changes and removals', async () => {
    const made = anEntry();
    await posted(made);
    const id = (await entryOf(made))?.id;
    const line =
      'INSERT INTO journal_line (entry, position, account, cents) VALUES ($1, $2, $3, $4), ($1, 9, 1000, -100)';
    await expect(rows(line, [id, 8, 2300, 100])).rejects.toThrow('lines come with their journal entry');
    for (const change of [
      'UPDATE journal_line SET cents = cents + 1',
      'DELETE FROM journal_line',
      'UPDATE journal_entry SET day = day',
      'DELETE FROM journal_entry',
      'TRUNCATE journal_line',
      'TRUNCATE journal_entry CASCADE',
    ])
      await expect(rows(change)).rejects.toThrow(/are only ever added|permission denied/);
  });

  it('posts an event of a closed month today, with its value day, and never reopens the month', async () => {
    await rows(`INSERT INTO ledger_month (month, closed_at) VALUES ('2024-09-01', now())`);
    const late = anEntry({ day: '2024-09-30' });
    await posted(late);
    expect(await entryOf(late)).toMatchObject({ day: '2026-11-23', value_day: '2024-09-30' });
    // Nothing was posted in August.
    const earlier = anEntry({ day: '2024-08-31' });
    await posted(earlier);
    expect(await entryOf(earlier)).toMatchObject({ day: '2026-11-23', value_day: '2024-08-31' });
    const sneaked = (day: string) =>
      rows(`INSERT INTO journal_entry (day, value_day, event, event_id, text, made_at)
        VALUES ('${day}', '${day}', 'x', gen_random_uuid(), '', now())`);
    await expect(sneaked('2024-09-30')).rejects.toThrow('the month 2024-09 of the ledger is closed');
    await expect(sneaked('2024-08-31')).rejects.toThrow('the month 2024-08 of the ledger is closed');
    for (const change of [
      `UPDATE ledger_month SET closed_at = NULL WHERE month = '2024-09-01'`,
      'DELETE FROM ledger_month',
    ])
      await expect(rows(change)).rejects.toThrow('stays closed');
  });

  it.each([
    ['2024-10-15', '2024-10-01', 'its own month'],
    ['2024-11-15', '2024-12-01', 'a later month'],
  ])('of %s waits while %s is closed (%s), and is posted today then', async (day, month) => {
    const late = anEntry({ day });
    await rows('INSERT INTO ledger_month (month) VALUES ($1)', [month]);
    let posting: Promise<void> = Promise.resolve();
    await transact(app.asNobody, async (at) => {
      await ask(at.db, 'UPDATE ledger_month SET closed_at = now() WHERE month = $1', [month]);
      posting = posted(late);
      await untilOneWaits();
    });
    await posting;
    expect(await entryOf(late)).toMatchObject({ day: '2026-11-23', value_day: day });
  });

  it('is written for hledger, people and deals by name, in the order of days', async () => {
    const { userId, userName } = finance.person;
    await posted(
      anEntry({
        day: '2026-11-21',
        text: 'PV26-000001; paid',
        lines: [
          { account: 2100, cents: 5, personId: userId },
          { account: 1000, cents: -5 },
        ],
      }),
    );
    const { raw, headers } = await finance.get('/agency/v1/finance/ledger/export');
    expect(headers['content-disposition']).toContain('ledger 2026-11-23.journal');
    const read = await rows(`SELECT actor_id FROM audit_row WHERE action = 'ledger.exported'`);
    expect(read).toContainEqual({ actor_id: finance.person.userId });
    const text = raw.toString();
    expect(text).toContain(`account liabilities:2100 Salespeople:${userName}\n`);
    expect(text).toContain(`    liabilities:2100 Salespeople:${userName}  SGD 0.05\n    assets:1000 Bank  SGD -0.05\n`);
    const days = [...text.matchAll(/^(\d{4}-\d\d-\d\d) \(/gm)].map(([, day]) => day);
    expect(days).toEqual(days.toSorted());
    let written = '';
    for await (const part of writeJournal(app.asNobody)) written += part;
    expect(written).toBe(text);
  });

  it.skipIf(!hasProgram('hledger'))('is accepted by hledger, which finds the same balances', async () => {
    const journal = (await finance.get('/agency/v1/finance/ledger/export')).raw.toString();
    hledger(journal, 'check', '--strict');
    expect(() => hledger(journal.replace('SGD 109.00', 'SGD 109.01'), 'check')).toThrow('balance');
    expect(() => hledger(journal.replace('    assets:1100', '    assets:1101'), 'check', '--strict')).toThrow('1101');
    const csv = hledger(journal, 'balance', '--depth', '2', '--empty', '--no-total', '-O', 'csv');
    const found = new Map(
      [...csv.matchAll(/:(\d{4}) [^"]+","(?:SGD )?(-?[\d.]+)"/g)].map(([, no, sum]) => [Number(no), Number(sum)]),
    );
    const { body } = await finance.get('/agency/v1/finance/ledger/balances');
    for (const { account, debitCents, creditCents } of body.data.rows)
      expect([account, found.get(account) ?? 0]).toEqual([account, (debitCents - creditCents) / 100]);
  });
});

describe('the entries', () => {
  const entries = '/agency/v1/finance/ledger/entries';

  it('about a deal or about records are read with their sums, people by name', async () => {
    const { userId, name } = finance.person;
    const deal = 'D-2026-009999';
    const invoice = anEntry({
      lines: [
        { account: 1100, deal, cents: 109 },
        { account: 4000, deal, cents: -109 },
      ],
    });
    const payment = anEntry({
      event: 'payout-return',
      text: 'PV26-000009 returned',
      lines: [
        { account: 2100, personId: userId, cents: -9 },
        { account: 1000, cents: 9 },
      ],
    });
    await posted(invoice, payment);
    const ofDeal = (await finance.get(`${entries}?deal=${deal}`)).body.data;
    expect(ofDeal).toMatchObject({
      rows: [{ day: '2026-11-20', text: 'Invoice INV26-000001' }],
      sums: [
        { account: 1100, name: 'Receivable', cents: 109 },
        { account: 4000, cents: -109 },
      ],
    });
    const { rows: both, sums } = (await finance.get(`${entries}?ids=${invoice.eventId},${payment.eventId}`)).body.data;
    expect(both).toHaveLength(2);
    expect(both[0]).toMatchObject({
      text: 'Payout return PV26-000009 returned',
      lines: [{ account: 2100, name: `Salespeople · ${name}`, cents: -9 }, { account: 1000 }],
    });
    expect(sums.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(0);
    expect((await finance.get(entries)).body.data).toEqual({ rows: [], sums: [] });
    expect((await finance.get(`${entries}?ids=none`)).status).toBe(400);
  });
});

describe('months', () => {
  const months = '/agency/v1/finance/ledger/months';
  const close = (month: string) => finance.put(`${months}/${month}/close`, {});

  it('are closed in their order once they are over, with their balances, and never again', async () => {
    await posted(anEntry({ day: '2026-07-05' }), anEntry({ day: '2026-10-05' }));
    const found = (await finance.get(months)).body.data;
    expect(found.next).toBe('2026-07-01');
    expect(found.rows.find(({ month }: { month: string }) => month === '2026-07-01')).toMatchObject({
      entries: 1,
      closedAt: null,
    });
    expect((await close('2026-10')).body.errors[0].message).toBe('Close July 2026 first.');
    expect((await close('2026-11')).body.errors[0].message).toBe('November 2026 is not over yet.');
    expect((await close('2025-01')).status).toBe(404);
    expect((await close('2026-13')).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 5 }, () => close('2026-07')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balancesOf('2026-07-01')).toEqual([
      { account: 1100, debit: 10_900, credit: 0 },
      { account: 2000, debit: 0, credit: 900 },
      { account: 4000, debit: 0, credit: 10_000 },
    ]);
    const late = anEntry({ day: '2026-07-06' });
    await posted(late);
    expect(await entryOf(late)).toMatchObject({ day: '2026-11-23', value_day: '2026-07-06' });
  });

  it('that are closed at once, each has the balances of its own end: the later one has to wait for the earlier', async () => {
    await posted(anEntry({ day: '2026-08-05' }), anEntry({ day: '2026-09-06' }), anEntry({ day: '2026-09-07' }));
    const august = await transact(app.asNobody, async (at) => {
      await ask(at.db, `SELECT FROM ledger_month WHERE month = '2026-08-01' FOR UPDATE`);
      const closing = close('2026-08');
      await untilOneWaits();
      expect((await close('2026-09')).body.errors[0].message).toBe('Close August 2026 first.');
      return { closing };
    });
    expect((await august.closing).status).toBe(200);
    expect((await close('2026-09')).status).toBe(200);
    expect([await balancesOf('2026-08-01'), await balancesOf('2026-09-01')]).toMatchObject([
      [{ account: 1100, debit: 2 * 10_900 }, {}, {}],
      [{ account: 1100, debit: 4 * 10_900 }, {}, {}],
    ]);
  });

  it('have a trial balance each, of a closed one as it was kept, as a file too', async () => {
    const balances = '/agency/v1/finance/ledger/balances';
    const { rows: found } = (await finance.get(`${balances}?month=2026-09`)).body.data;
    expect(found).toContainEqual({ account: 1100, debitCents: 21_800, creditCents: 0, balanceCents: 43_600 });
    const { Sheets, SheetNames } = read((await finance.get(`${balances}/export?month=2026-09`)).raw);
    const sheet = utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {});
    expect(sheet).toContainEqual(
      expect.objectContaining({ Account: 1100, 'Debit (S$)': 218, 'Balance at month end (S$)': 436 }),
    );
    expect((await finance.get(`${balances}?month=2026-13`)).status).toBe(400);
  });

  it('have what ever’s trial balance starts from, and what came later is added', async () => {
    await posted(anEntry({ day: '2026-11-23' }));
    const { rows: found } = (await finance.get('/agency/v1/finance/ledger/balances')).body.data;
    const journal = await rows<Balance>(
      `SELECT account, sum(cents) FILTER (WHERE cents > 0) AS "debitCents", -sum(cents) FILTER (WHERE cents < 0) AS "creditCents",
         sum(cents) AS "balanceCents" FROM journal_line GROUP BY account ORDER BY account`,
    );
    const number = (row: Balance) => Object.entries(row).map(([key, value]) => [key, Number(value)]);
    expect(found.filter(({ debitCents, creditCents }: Balance) => debitCents || creditCents)).toEqual(
      journal.map((row) => Object.fromEntries(number(row))),
    );
  });

  it('are all listed and in the file, also those of more than five years', async () => {
    await rows(
      `INSERT INTO ledger_month (month, closed_at)
       SELECT month, now() FROM generate_series('2010-01-01'::date, '2016-12-01', '1 month') month`,
    );
    const { rows: found } = (await finance.get(months)).body.data;
    expect(found.length).toBeGreaterThan(84);
    expect(found.at(-1).month).toBe('2010-01-01');
    const { Sheets, SheetNames } = read((await finance.get(`${months}/export`)).raw);
    const lines = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
    expect([lines.length, lines.at(-1)?.Month]).toEqual([found.length, 'January 2010']);
  });

  it('are filtered by year and state, with the sums of what is found, and so is their file', async () => {
    const { rows: all, sums } = (await finance.get(months)).body.data as Months;
    const { rows: balances } = (await finance.get('/agency/v1/finance/ledger/balances')).body.data;
    const turned = balances.reduce((sum: number, { debitCents }: { debitCents: number }) => sum + debitCents, 0);
    expect(sums.debitCents).toBe(turned);
    expect(Object.fromEntries(all.map(({ month, debitCents }) => [month, debitCents]))).toMatchObject({
      '2026-07-01': 10_900,
      '2026-08-01': 10_900,
      '2026-09-01': 21_800,
      '2010-01-01': 0,
    });
    const isClosed = ({ closedAt }: Month) => closedAt !== null;
    const cases: [string, (month: Month) => boolean][] = [
      ['', () => true],
      ['year=2010', ({ month }) => month.startsWith('2010')],
      ['state=OPEN', (month) => !isClosed(month)],
      ['state=CLOSED', isClosed],
      ['year=2026&state=CLOSED', (month) => month.month.startsWith('2026') && isClosed(month)],
      ['year=2026&state=OPEN', (month) => month.month.startsWith('2026') && !isClosed(month)],
      ['year=2099', () => false],
    ];
    for (const [query, isFound] of cases) {
      const wanted = all.filter(isFound);
      const of = (sum: (month: Month) => number) => wanted.reduce((total, month) => total + sum(month), 0);
      const { next, ...found } = (await finance.get(`${months}?${query}`)).body.data;
      const totals = { entries: of(({ entries }) => entries), debitCents: of(({ debitCents }) => debitCents) };
      expect([query, found]).toEqual([query, { rows: wanted, sums: totals }]);
      expect([query, next]).toEqual([query, '2026-10-01']);
      const { Sheets, SheetNames } = read((await finance.get(`${months}/export?${query}`)).raw);
      const lines = utils.sheet_to_json<Record<string, number>>(Sheets[SheetNames[0] ?? ''] ?? {});
      const inFile = lines.map((line) => [line.Entries, Math.round((line['Debit (S$)'] ?? 0) * 100)]);
      expect([query, inFile]).toEqual([query, wanted.map(({ entries, debitCents }) => [entries, debitCents])]);
    }
  });

  it('are refused by another year or state, and to whoever is not of finance', async () => {
    const agent = await app.letIn(await app.aSalesperson());
    for (const path of [months, `${months}/export`]) {
      for (const query of ['year=26', 'year=1999', 'state=DONE', 'month=2026-11'])
        expect([query, (await finance.get(`${path}?${query}`)).status]).toEqual([query, 400]);
      expect((await agent.get(path)).status).toBe(403);
    }
  });

  type Month = { month: string; entries: number; debitCents: number; closedAt: string | null };
  type Months = { rows: Month[]; sums: { entries: number; debitCents: number } };
  const balancesOf = (month: string) =>
    rows<{ account: number; debit: number; credit: number }>(
      'SELECT account, debit_cents AS debit, credit_cents AS credit FROM ledger_balance WHERE month = $1 ORDER BY account',
      [month],
    );
});
