import type { BankSaid, NamedPayment } from '#features/billing/index.server.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { remit } from '../withheld/remit.server.ts';
import { takeBackRemittance } from '../withheld/take-back-remittance.server.ts';
import { itemsOf, remittanceOf, returnedRemittanceOf } from './bank-remittance.rules.ts';

type Remittance = {
  id: string;
  recipient: string;
  reference: string;
  cents: Cents;
  remittedOn: Day;
  takenBackOn: Day | null;
  isPaidMatched: boolean;
  isReturnMatched: boolean;
};
type Held = { chargeId: string; name: string; text: string; cents: Cents; withheldOn: Day };

/** A line of the bank with the remittance that it is: one that is recorded, its return, or one to record of these items. */
type RemittanceMatch = { line: BankSaid; payment: NamedPayment } & (
  | { remittance: Remittance; items?: undefined }
  | { items: Held[]; recipient: string; reference: string }
);

const remittances = `
  SELECT r.id, r.recipient, r.reference, r.cents, r.remitted_on AS "remittedOn", r.taken_back_on AS "takenBackOn",
    EXISTS (SELECT FROM remittance_bank_line b WHERE b.remittance_id = r.id AND b.event = 'PAID') AS "isPaidMatched",
    EXISTS (SELECT FROM remittance_bank_line b WHERE b.remittance_id = r.id AND b.event = 'RETURNED') AS "isReturnMatched"
  FROM remittance r WHERE r.cents = ANY($1::bigint[])`;

const held = `
  SELECT c.id AS "chargeId", p.name, c.text, c.cents, l.paid_on AS "withheldOn"
  FROM charge c
  JOIN person_public p ON p.id = c.person_id
  JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
  JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
  WHERE c.kind = 'WITHHELD' AND c.remittance_id IS NULL ORDER BY p.name, c.id`;

/** The remittance of withheld money that each of these lines of the bank is, or the items that it remits. */
export const remittancesBy = async (at: Reading, lines: BankSaid[]): Promise<Map<string, RemittanceMatch>> => {
  if (lines.length === 0) return new Map();
  const amounts = lines.map(({ cents }) => Math.abs(cents));
  const hasDebits = lines.some(({ cents }) => cents < 0);
  const [recorded, items] = await Promise.all([
    ask<Remittance>(at.db, remittances, [amounts]),
    hasDebits ? ask<Held>(at.db, held) : [],
  ]);
  const matches = lines.map((line) => (line.cents < 0 ? debit(line, recorded, items) : credit(line, recorded)));
  return new Map(matches.flatMap((each) => (each ? [[each.line.lineId, each]] : [])));
};

const page = '/agency-desk/finance/payouts/withheld';

const debit = (line: BankSaid, recorded: Remittance[], items: Held[]): RemittanceMatch | undefined => {
  const remittance = remittanceOf(
    line,
    recorded.filter(({ isPaidMatched }) => !isPaidMatched),
  );
  if (remittance) return recordedOne(line, remittance, { kind: 'REMITTANCE', isRecorded: true });
  const fitting = itemsOf(line, items);
  const [first] = fitting ?? [];
  if (!fitting || !first) return undefined;
  // Whom it is for is what the bank says of it. It may say nothing.
  const recipient = line.payer.trim().slice(0, 80) || first.text;
  const reference = line.reference.trim().slice(0, 80) || `Bank line of ${formatDay(line.day)}`;
  const suffix = fitting.length === 1 ? ` of ${first.name}` : `, ${fitting.length} items`;
  const payment: NamedPayment = {
    kind: 'WITHHELD',
    number: `“${first.text}”${suffix}`,
    to: recipient,
    page: `${page}?state=HELD`,
    isRecorded: false,
    problem: null,
  };
  return { line, payment, items: fitting, recipient, reference };
};

const credit = (line: BankSaid, recorded: Remittance[]): RemittanceMatch | undefined => {
  const remittance = returnedRemittanceOf(
    line,
    recorded.filter(({ isReturnMatched }) => !isReturnMatched),
  );
  return (
    remittance &&
    recordedOne(line, remittance, { kind: 'REMITTANCE_RETURN', isRecorded: remittance.takenBackOn !== null })
  );
};

const recordedOne = (
  line: BankSaid,
  remittance: Remittance,
  payment: Pick<NamedPayment, 'kind' | 'isRecorded'>,
): RemittanceMatch => ({
  line,
  remittance,
  payment: { ...payment, number: remittance.reference, to: remittance.recipient, page, problem: null },
});

/** Records the remittances that these lines are, or their returns, and ties them to the lines. Answers what each is called. */
export const confirmRemittances = async (at: Writing, lines: BankSaid[]): Promise<Map<string, string>> => {
  const settled = new Map<string, string>();
  for (const line of lines) {
    // Whoever matches another line of this amount waits, and then sees what this one was matched with.
    await ask(at.db, 'SELECT FROM remittance WHERE cents = $1 ORDER BY id FOR UPDATE', [Math.abs(line.cents)]);
    const match = (await remittancesBy(at, [line])).get(line.lineId);
    if (!match) continue;
    const event = line.cents < 0 ? 'PAID' : 'RETURNED';
    await ask(
      at.db,
      'INSERT INTO remittance_bank_line (remittance_id, event, bank_line) VALUES (:remittance, :event, :line)',
      {
        remittance: await recordIt(at, match),
        event,
        line: line.lineId,
      },
    );
    settled.set(line.lineId, `Remittance ${match.items ? match.reference : match.remittance.reference}`);
  }
  return settled;
};

const recordIt = async (at: Writing, match: RemittanceMatch): Promise<string> => {
  const { day } = match.line;
  if (match.items) {
    const { recipient, reference } = match;
    const chargeIds = match.items.map(({ chargeId }) => chargeId);
    const body = { chargeIds, recipient, reference, remittedOn: day };
    return (await remit(at, { params: undefined, query: undefined, body })).remittanceId;
  }
  const { id } = match.remittance;
  if (!match.payment.isRecorded)
    await takeBackRemittance(at, {
      params: { id },
      query: undefined,
      body: { takenBackOn: day, reason: `The bank’s statement of ${formatDay(day)}` },
    });
  return id;
};
