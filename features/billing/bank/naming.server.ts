import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { BankLine } from '../room.calls.ts';
import { saidBy } from './lines.server.ts';
import type { NamingLine } from './matchable-receipts.rules.ts';
import { numbersIn } from './propose.rules.ts';

type Line = { lineId: string; day: string; cents: number; payer: string; reference: string };
type ProForma = NonNullable<BankLine['proForma']>;

/** A line with the numbers of our receipts and invoices that it names, and the pro-forma. */
export type Naming = NamingLine & { lineId: string; proForma: ProForma | null };

/** Pro-formas with the tax invoice of the same bill. */
const proFormas = `
  SELECT p.number, p.printed #>> '{to,text}' AS "to", p.printed->>'caseNo' AS "caseNo", i.number AS "invoiceNumber",
    coalesce(i.open_net + i.open_gst, 0) > 0 AS "isOpen"
  FROM pro_forma p LEFT JOIN invoice i ON i.bill_id = p.bill_id AND i.credited_at IS NULL
  WHERE p.number = ANY($1::text[])`;

/** The papers that these lines name by number. A pro-forma stands for the tax invoice of its bill. */
export const namingsOf = async (at: Reading, lines: Line[]): Promise<Naming[]> => {
  const texts = lines.map((line) => ({ line, text: saidBy(line) }));
  const quoted = texts.flatMap(({ text }) => numbersIn(text, 'PF'));
  const proFormaRows = quoted.length === 0 ? [] : await ask<ProForma>(at.db, proFormas, [quoted]);
  return texts.map(({ line: { lineId, day, cents }, text }) => {
    const quotedHere = numbersIn(text, 'PF').flatMap((number) => proFormaRows.filter((one) => one.number === number));
    const invoices = quotedHere.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
    const numbers = [...new Set([...numbersIn(text, 'OR'), ...numbersIn(text), ...invoices])];
    return { lineId, day, cents, numbers, proForma: quotedHere[0] ?? null };
  });
};
