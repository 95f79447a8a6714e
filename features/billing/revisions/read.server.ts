import { and, asc, desc, eq, getViewSelectedFields, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFrozen } from '#features/commission/index.server.ts';
import { dealPublic, dealRevisionPublic, readSnapshot } from '#features/deal/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { creditNote, invoice } from '../tables.server.ts';
import type { StoredFollows } from './carry-out.server.ts';
import { whyNotRevisable } from './lock-deal.server.ts';
import type { Prepared, revisionCalls } from './revisions.calls.ts';
import { withNames } from './with-names.server.ts';

const preparer = alias(personPublic, 'preparer');
const approver = alias(personPublic, 'approver');

/** What can be revised of a deal, the revision that waits, and the earlier ones, the newest first. */
export const readRevision = async (
  at: Reading,
  { params }: { params: { id: string } },
): Promise<Data<typeof revisionCalls.revision>> => {
  const [dealRow] = await at.db.select().from(dealPublic).where(eq(dealPublic.id, params.id));
  if (!dealRow) throw missing('deal');
  const rows = await at.db
    .select({ row: getViewSelectedFields(dealRevisionPublic), preparedBy: preparer.name, approvedBy: approver.name })
    .from(dealRevisionPublic)
    .innerJoin(preparer, eq(preparer.id, dealRevisionPublic.preparedBy))
    .leftJoin(approver, eq(approver.id, dealRevisionPublic.approvedBy))
    .where(eq(dealRevisionPublic.dealId, dealRow.id))
    .orderBy(desc(dealRevisionPublic.number));
  const revisions = await Promise.all(rows.map((each) => present(at, each)));
  const approved = revisions.flatMap(({ approvedBy, approvedAt, ...rest }) =>
    approvedBy && approvedAt ? [{ ...rest, approvedBy, approvedAt }] : [],
  );
  const notes = await creditNotesOf(
    at,
    approved.map(({ revisionId }) => revisionId),
  );
  const { dealNo, caseNo, address } = dealRow;
  return {
    dealNo,
    caseNo,
    address,
    revision: approved.length,
    notRevisable: (await whyNotRevisable(at.db, dealRow)) ?? null,
    isFrozen: await isFrozen(at.db, dealRow.id),
    standing: await readSnapshot(at.db, dealRow.id),
    invoices: await invoicesOf(at, dealRow.id),
    open: openOf(revisions.find(({ approvedAt }) => approvedAt === null)),
    approved: approved.map((each) => ({
      ...each,
      creditNotes: notes
        .filter(({ revisionId }) => revisionId === each.revisionId)
        .map(({ creditNoteId, number }) => ({ creditNoteId, number })),
    })),
  };
};

type Shown = Prepared & { approvedBy: string | null; approvedAt: string | null };
type Row = { row: typeof dealRevisionPublic.$inferSelect; preparedBy: string; approvedBy: string | null };

const present = async (at: Reading, { row, preparedBy, approvedBy }: Row): Promise<Shown> => {
  const { id: revisionId, number, reason, before, after, preparedAt, approvedAt } = row;
  return {
    revisionId,
    number,
    reason,
    before,
    after,
    preparedById: row.preparedBy,
    preparedBy,
    preparedAt,
    follows: await withNames(at.db, row.follows as StoredFollows),
    approvedBy,
    approvedAt,
  };
};

const openOf = (open: Shown | undefined): Prepared | null => {
  if (!open) return null;
  const { approvedBy, approvedAt, ...prepared } = open;
  return prepared;
};

const invoicesOf = async (at: Reading, dealId: string) => {
  const rows = await at.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.dealId, dealId), isNull(invoice.creditedAt)))
    .orderBy(asc(invoice.number));
  return rows.map(({ billId, number, openNet, openGst, writtenOffBy }) => ({
    billId,
    number,
    openCents: openNet + openGst,
    isWrittenOff: writtenOffBy !== null,
  }));
};

const creditNotesOf = (at: Reading, revisionIds: string[]) =>
  at.db
    .select({ revisionId: creditNote.revisionId, creditNoteId: creditNote.id, number: creditNote.number })
    .from(creditNote)
    .where(and(isNotNull(creditNote.revisionId), inArray(creditNote.revisionId, revisionIds)))
    .orderBy(asc(creditNote.number));
