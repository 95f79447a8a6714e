import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainAmount } from '#platform/contract/money.ts';
import { booksAgree } from '../rig/invariants/books-agree.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { type StatementLine, statementsOf } from '../rig/statements.ts';
import { withholdingsOf } from '../rig/withheld.ts';

/** Once every line of the bank is matched, the bank account of the ledger is what the bank says, day by day. */
const agency = await anAgencyThatPays();
const { query, preparer, giveAccount, app, aBilledDeal, aRun, readNext } = agency;
const { csv, camt, find, confirm, confirmAll, match, matchRecorded, undoMatch, book, undoBooking } =
  statementsOf(agency);
const { withhold, withheldOf } = withholdingsOf(agency);

const ofTheLedger = `
  SELECT e.day, sum(l.cents)::bigint AS cents FROM journal_line l JOIN journal_entry e ON e.id = l.entry
  WHERE l.account = 1000 GROUP BY 1 HAVING sum(l.cents) <> 0 ORDER BY 1`;
const ofTheBank = `SELECT day, sum(cents)::bigint AS cents FROM bank_line WHERE state IN ('MATCHED', 'BOOKED')
  GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`;

let refs = 0;
const ref = () => {
  refs += 1;
  return `R${refs}`;
};

/** What was done is undone, and done again. */
const again = async (undo: () => ReturnType<typeof confirm>, redo: () => Promise<void>) => {
  expect((await undo()).status).toBe(200);
  await redo();
};

/** A client pays an invoice in parts, the bank says so, and finance matches each line. */
const receive = async (agent: Parameters<typeof aBilledDeal>[0], parts: number[], isUndone: boolean) => {
  const { invoiceId, totalCents } = await aBilledDeal(agent);
  let leftCents = totalCents;
  for (const [index, part] of parts.entries()) {
    const cents = index === parts.length - 1 ? leftCents : Math.min(leftCents, part);
    if (cents === 0) break;
    const reference = `RECEIPT ${ref()}X`;
    await csv({ cents: cents + 5, reference });
    const [{ lineId }] = await find(reference);
    const matches = async () => expect((await match(lineId, [{ invoiceId, cents }])).status).toBe(200);
    await matches();
    if (isUndone) await again(() => undoMatch(lineId), matches);
    leftCents -= cents;
  }
};

const finance = '/agency/v1/finance';
const aLine = async (cents: number) => {
  const reference = `LINE ${ref()}X`;
  await csv({ cents, reference });
  return (await find(reference))[0].lineId as string;
};

type ByHand = { method: string; cents: number; goesBack: boolean; feeCents: number; inOne: boolean; isUndone: boolean };

/** Finance records what came, the bank says so, and takes it back with a fee: each line is matched with what is recorded. */
const receiveByHand = async ({ method, cents, goesBack, feeCents, inOne, isUndone }: ByHand) => {
  const receivedOn = method === 'CHEQUE' ? '2026-11-18' : '2026-11-20';
  const receipt = { method, payer: 'Goh Siew Choo', reference: '', receivedOn, cents, invoices: [] };
  const { receiptId } = (await preparer.post(`${finance}/receipts`, receipt)).body.data;
  const isMatched = async (amount: number) => {
    const lineId = await aLine(amount);
    const matches = async () => expect((await matchRecorded(lineId, receiptId)).status).toBe(200);
    await matches();
    if (isUndone) await again(() => undoMatch(lineId), matches);
  };
  await isMatched(cents);
  if (!goesBack) return;
  const returned = { returnedOn: '2026-11-20', reason: 'Insufficient funds', feeCents };
  expect((await preparer.put(`${finance}/receipts/${receiptId}/return`, returned)).status).toBe(200);
  for (const amount of inOne ? [cents + feeCents] : [cents, feeCents]) if (amount > 0) await isMatched(-amount);
};

/** The bank charges its fee, or pays interest. */
const bookOne = async (cents: number, isUndone: boolean) => {
  const lineId = await aLine(cents);
  const books = async () => expect((await book(lineId)).status).toBe(200);
  await books();
  if (isUndone) await again(() => undoBooking(lineId), books);
};

type Paid = { number: string; lines: { voucher: string; netCents: number }[]; netCents: number };

/** The bank says what it made of a run: as a whole or payment by payment, and what came back. */
const linesOf = ({ number, lines, netCents }: Paid, asOne: boolean, back: number): StatementLine[] => [
  ...(asOne
    ? [{ cents: -netCents, reference: number, file: `${number}-1`, ref: ref() }]
    : lines.map((line) => ({ cents: -line.netCents, reference: line.voucher, ref: ref() }))),
  ...lines.slice(0, back).map((line) => ({ cents: line.netCents, reference: line.voucher, ref: ref() })),
];

/**
 * The bank says that what is withheld went to whom it is for, and of some of it that it came back. Several items may have the same
 * amount, so the bank names the order.
 */
const remitted = async (comesBack: boolean) => {
  const { rows } = await withheldOf('');
  for (const { state, cents, text } of rows) {
    if (state !== 'HELD') continue;
    const reference = `${text} ${ref()}X`;
    const lines = [{ cents: -cents, reference }, ...(comesBack ? [{ cents, reference: `${reference} RETURNED` }] : [])];
    for (const line of lines) {
      await csv(line);
      const [{ lineId }] = await find(line.reference);
      expect((await confirm(lineId)).status).toBe(200);
    }
  }
};

it('the ledger has what the bank has, whatever was received, paid, remitted, returned, charged and undone', {
  timeout: 300_000,
}, async () => {
  const agents = await Promise.all(['One', 'Two'].map(async (name) => app.letIn(await app.aSalesperson({ name }))));
  for (const agent of agents) await giveAccount(agent, { rested: true });
  const step = fc.record({
    who: fc.nat({ max: 1 }),
    parts: fc.array(fc.integer({ min: 1, max: 6_000_000 }), { minLength: 1, maxLength: 3 }),
    byHand: fc.boolean(),
    asOne: fc.boolean(),
    back: fc.nat({ max: 2 }),
    version: fc.constantFrom('02' as const, '08' as const),
    withheld: fc.integer({ min: 1, max: 100_000 }),
    method: fc.constantFrom('CHEQUE', 'PAYNOW'),
    cents: fc.integer({ min: 3_000, max: 900_000 }),
    goesBack: fc.boolean(),
    feeCents: fc.constantFrom(0, 1_525),
    inOne: fc.boolean(),
    isUndone: fc.boolean(),
    charge: fc.integer({ min: -9_000, max: 9_000 }).filter((cents) => cents !== 0),
  });
  for (const step2 of fc.sample(step, { numRuns: 8, seed: 1_123 })) {
    const { who, parts, byHand, asOne, back, version, withheld, isUndone } = step2;
    const agent = agents[who];
    if (agent) await receive(agent, parts, isUndone);
    await receiveByHand(step2);
    await bookOne(step2.charge, isUndone);
    expect(await query(ofTheLedger)).toEqual(await query(ofTheBank));
    if (agent) await withhold(agent.person.userId, withheld, `Order ${ref()}X`);
    if ((await readNext()).people === 0) continue;
    const run = await aRun(byHand ? 'paid' : 'sent');
    const lines = linesOf(run, asOne, back);
    expect(await camt(version, ...lines)).toMatchObject({ added: lines.length });
    expect((await confirmAll()).body.data).toEqual({ confirmed: lines.length });
    await remitted(byHand);
    await booksAgree(query);
    expect(await query(ofTheLedger)).toEqual(await query(ofTheBank));
  }
  const balances = (await preparer.get('/agency/v1/finance/ledger/balances')).body.data.rows;
  const bank = balances.find(({ account }: { account: number }) => account === 1000);
  const [matched] = await query<{ sum: number }>(
    "SELECT sum(cents)::bigint AS sum FROM bank_line WHERE state IN ('MATCHED', 'BOOKED')",
  );
  expect(plainAmount(bank.debitCents - bank.creditCents)).toBe(plainAmount(matched?.sum ?? 0));
});
