import type { Answer } from '#test/people.ts';
import { statementsOf } from '../statements.ts';
import { type Around, finance, today } from './around.ts';

/** The beginning of what the bank says in a history of that number. */
export const bankReference = (number: number) => `BANK ${number}-`;

/** What the bank says came, went and was charged, what finance makes of it, and takes back. */
export const bankSteps = ({ agency, number, payer, log, agentIds, draw, pick, call, someInvoice }: Around) => {
  const { query, preparer } = agency;
  const bank = statementsOf(agency);
  const undoings: (() => Promise<Answer>)[] = [];
  /** Reads a statement of one line, and answers the line. */
  const importLine = async (cents: number, about = ''): Promise<string> => {
    const reference = `${bankReference(number)}${log.length}X`;
    await bank.csv({ cents, reference: `${reference} ${about}`, day: today });
    return (await bank.find(reference))[0].lineId;
  };
  const settle = async (done: Promise<Answer>, undo: () => Promise<Answer>) => {
    if (await call(done)) undoings.push(undo);
  };
  const matchRecorded = async (cents: number, receiptId: string) => {
    const line = await importLine(cents);
    await settle(bank.matchRecorded(line, receiptId), () => bank.undoMatch(line));
  };
  return {
    bankPays: async () => {
      const invoice = await someInvoice();
      if (!invoice) return;
      const cents = [invoice.openCents, 1 + draw(invoice.openCents + 1)][draw(2)] || 1;
      const line = await importLine(cents);
      const part = Math.min(cents, invoice.openCents);
      const invoices = part > 0 ? [{ invoiceId: invoice.invoiceId, cents: part }] : [];
      await settle(bank.match(line, invoices, payer), () => bank.undoMatch(line));
    },
    bankSaysReceived: async () => {
      const all = 'SELECT id, cents FROM receipt WHERE payer = $1 ORDER BY number';
      const receipt = pick(await query<{ id: string; cents: number }>(all, [payer]));
      if (receipt) await matchRecorded(receipt.cents, receipt.id);
    },
    /** Of what the bank said to have come, it says that it went back, with a fee or without. */
    bankSaysReturned: async () => {
      const came = await query<{ id: string; cents: number; isReturned: boolean }>(
        `SELECT id, cents, returned_on IS NOT NULL AS "isReturned" FROM receipt c WHERE payer = $1
         AND EXISTS (SELECT FROM bank_line WHERE receipt_id = c.id) ORDER BY number`,
        [payer],
      );
      const receipt = pick(came);
      if (!receipt) return;
      const feeCents = draw(3) * 500;
      const body = { returnedOn: today, reason: 'Any', feeCents };
      if (!receipt.isReturned) await call(preparer.put(`${finance}/receipts/${receipt.id}/return`, body));
      await matchRecorded(-(pick([receipt.cents, receipt.cents + feeCents, feeCents || 500]) ?? 0), receipt.id);
    },
    bankSaysPaid: async () => {
      const lines = await query<{ voucher: string; cents: number }>(
        `SELECT voucher, net_cents AS cents FROM payout_line WHERE voucher IS NOT NULL
         AND (person_id = ANY($1) OR person_id IS NULL) ORDER BY voucher DESC LIMIT 4`,
        [agentIds()],
      );
      const bankLine = pick(lines);
      if (!bankLine) return;
      const line = await importLine(draw(4) > 0 ? -bankLine.cents : bankLine.cents, bankLine.voucher);
      await settle(bank.confirm(line), () => bank.undo(line));
    },
    bankCharges: async () => {
      const line = await importLine((1 + draw(9_000)) * (draw(4) > 0 ? -1 : 1));
      await settle(bank.book(line), () => bank.undoBooking(line));
    },
    bankUndo: async () => {
      const undo = pick(undoings);
      if (undo) await call(undo());
    },
  };
};
