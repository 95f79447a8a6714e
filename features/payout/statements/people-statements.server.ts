import { inArray } from 'drizzle-orm';
import { type HowEarned, readHowEarned } from '#features/commission/index.server.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import { gstOf, personPublic } from '#features/people/index.server.ts';
import type { Writing } from '#platform/server/context.ts';
import { taxableOf } from '../gst/gst.rules.ts';
import type { Candidate } from '../items/candidate.server.ts';
import { partText, stepsText } from './how-computed.rules.ts';
import type { PrintedStatement } from './statement-data.server.ts';
import { headOf, type StatementInput } from './statement-head.server.ts';

/** What the statements of salespeople print: also how each earning was worked out, and their GST. */
export const peopleStatements = async (at: Writing, approved: StatementInput): Promise<PrintedStatement[]> => {
  const items = approved.rows.flatMap(({ line }) => approved.items.get(line.payeeId) ?? []);
  const how = await readHowEarned(
    at.db,
    items.filter(({ kind }) => kind === 'OWN' || kind === 'OVERRIDE').map(({ source }) => source),
  );
  const { gstRate: feeGstRate } = gstAt(await readGst(at.db), approved.paper.payDay);
  const ids = approved.rows.flatMap(({ line }) => line.personId ?? []);
  const people = await at.db.select().from(personPublic).where(inArray(personPublic.id, ids));
  const byId = new Map(people.map((each) => [each.id, each]));
  return approved.rows.map((row): PrintedStatement => {
    const { payeeId, gstRate, gstCents, gstBackCents, feeGstCents, isSelfBilled } = row.line;
    const payee = byId.get(payeeId);
    const registration = payee && gstOf(payee);
    const own = approved.items.get(payeeId) ?? [];
    const earnedGst = gstCents + gstBackCents;
    const taxed = {
      earnedOwnCents: taxableOf(own.filter(({ kind }) => kind === 'OWN')),
      earnedOverridingCents: taxableOf(own.filter(({ kind }) => kind === 'OVERRIDE')),
    };
    const theirNumber = registration?.number ?? '';
    const head = headOf(approved, row, { no: payee?.registrationNo ?? '', items: printedItems(own, how) });
    const { address = '', postalCode = '' } = registration ?? {};
    return {
      ...head,
      to: { ...head.to, ...(address && { address, postalCode }) },
      ...(earnedGst > 0 && {
        gst: { gstRate, gstCents: earnedGst, isSelfBilled, invoice: row.gstInvoice ?? '', theirNumber, ...taxed },
      }),
      ...(gstBackCents > 0 && { gstBackCents }),
      // A fee of somebody who is registered for GST themselves is invoiced to them.
      ...(gstRate > 0 && feeGstCents > 0 && { feeInvoice: { gstRate: feeGstRate, theirNumber } }),
    };
  });
};

/** The steps stand once, at the first item of a line of a split. */
const printedItems = (items: Candidate[], how: Map<string, HowEarned>): PrintedStatement['items'] => {
  const explained = new Set<string>();
  return items.map(({ source, of, caseNo, kind, clearedOn, cents }) => {
    const worked = how.get(source);
    if (!worked) return { of, caseNo, kind, clearedOn, cents };
    const steps = explained.has(worked.lineId) ? [] : stepsText(worked);
    explained.add(worked.lineId);
    return { of, caseNo, kind, clearedOn, cents, how: [...steps, ...partText(worked, cents)] };
  });
};
