import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainAmount } from '#platform/contract/money.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { type Said, statementsOf } from '../rig/statements.ts';
import { withholdingsOf } from '../rig/withheld.ts';

/** Once every line of the bank is matched, the bank account of the ledger is what the bank says, day by day. */
const agency = await anAgencyThatPays();
const { query, preparer, giveAccount, app, aBilledDeal, aRun, readNext } = agency;
const { csv, camt, find, confirm, confirmAll, match } = statementsOf(agency);
const { withhold, withheldOf } = withholdingsOf(agency);

const ofTheLedger = `
  SELECT e.day, sum(l.cents)::bigint AS cents FROM journal_line l JOIN journal_entry e ON e.id = l.entry
  WHERE l.account = 1000 GROUP BY 1 HAVING sum(l.cents) <> 0 ORDER BY 1`;
const ofTheBank = `SELECT day, sum(cents)::bigint AS cents FROM bank_line WHERE state = 'MATCHED'
  GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1`;

let refs = 0;
const ref = () => {
  refs += 1;
  return `R${refs}`;
};

/** A client pays an invoice in parts, the bank says so, and finance matches each line. */
const receive = async (agent: Parameters<typeof aBilledDeal>[0], parts: number[]) => {
  const { invoiceId, totalCents } = await aBilledDeal(agent);
  let left = totalCents;
  for (const [index, part] of parts.entries()) {
    const cents = index === parts.length - 1 ? left : Math.min(left, part);
    if (cents === 0) break;
    const reference = `RECEIPT ${ref()}X`;
    await csv({ cents: cents + 5, reference });
    const [{ lineId }] = await find(reference);
    expect((await match(lineId, [{ invoiceId, cents }])).status).toBe(200);
    left -= cents;
  }
};

type Paid = { number: string; lines: { voucher: string; netCents: number }[]; netCents: number };

/** The bank says what it made of a run: as a whole or payment by payment, and what came back. */
const said = ({ number, lines, netCents }: Paid, asOne: boolean, back: number): Said[] => [
  ...(asOne
    ? [{ cents: -netCents, reference: number, file: `${number}-1`, ref: ref() }]
    : lines.map((line) => ({ cents: -line.netCents, reference: line.voucher, ref: ref() }))),
  ...lines.slice(0, back).map((line) => ({ cents: line.netCents, reference: line.voucher, ref: ref() })),
];

/** The bank says that what is withheld went to whom it is for, and of some of it that it came back. */
const remitted = async (comesBack: boolean) => {
  const { rows } = await withheldOf('');
  for (const { state, cents } of rows) {
    if (state !== 'HELD') continue;
    const reference = `ORDER ${ref()}X`;
    const lines = [{ cents: -cents, reference }, ...(comesBack ? [{ cents, reference: `${reference} RETURNED` }] : [])];
    for (const line of lines) {
      await csv(line);
      const [{ lineId }] = await find(line.reference);
      expect((await confirm(lineId)).status).toBe(200);
    }
  }
};

it('the ledger has what the bank has, whatever was received, paid, remitted and returned', {
  timeout: 300_000,
}, async () => {
  const agents = await Promise.all(['One', 'Two'].map(async (name) => app.signIn(await app.aSalesperson({ name }))));
  for (const agent of agents) await giveAccount(agent, { rested: true });
  const step = fc.record({
    who: fc.nat({ max: 1 }),
    parts: fc.array(fc.integer({ min: 1, max: 6_000_000 }), { minLength: 1, maxLength: 3 }),
    byHand: fc.boolean(),
    asOne: fc.boolean(),
    back: fc.nat({ max: 2 }),
    version: fc.constantFrom('02' as const, '08' as const),
    withheld: fc.integer({ min: 1, max: 100_000 }),
  });
  for (const { who, parts, byHand, asOne, back, version, withheld } of fc.sample(step, { numRuns: 8, seed: 1_123 })) {
    const agent = agents[who];
    if (agent) await receive(agent, parts);
    if (agent) await withhold(agent.person.userId, withheld, `Order ${ref()}`);
    if ((await readNext()).people === 0) continue;
    const run = await aRun(byHand ? 'paid' : 'sent');
    const lines = said(run, asOne, back);
    expect(await camt(version, ...lines)).toMatchObject({ added: lines.length });
    expect((await confirmAll()).body.data).toEqual({ confirmed: lines.length });
    await remitted(byHand);
    expect(await query(ofTheLedger)).toEqual(await query(ofTheBank));
  }
  const balances = (await preparer.get('/agency/v1/finance/ledger/balances')).body.data.rows;
  const bank = balances.find(({ account }: { account: number }) => account === 1000);
  const [matched] = await query<{ sum: number }>(
    "SELECT sum(cents)::bigint AS sum FROM bank_line WHERE state = 'MATCHED'",
  );
  expect(plainAmount(bank.debitCents - bank.creditCents)).toBe(plainAmount(matched?.sum ?? 0));
});
