import { and, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { contactToReport, propertyToReport } from '#features/contacts/index.server.ts';
import { findAddresses } from '#features/postal/server/index.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { esubmission } from '../record/tables.server.ts';
import { Status } from '../status/status.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import type { Proposal, proposalCalls } from './proposal.calls.ts';
import { askedFor, ownsIt, proposedInfo, typeOfSide } from './proposal.rules.ts';

/** For how long a commission counts as the usual one. */
const usualMonths = 24;

/** The rate of the actor's last submission of the same kind. */
const usualCommission = async (
  at: Reading,
  side: RepresentedSide,
  category: PropertyCategory,
): Promise<Proposal['commission']> => {
  const since = Temporal.PlainDate.from(today(at.clock)).subtract({ months: usualMonths }).toString();
  const { commissionBasis: basis, commissionRate: rate, caseNo, submittedAt } = esubmission;
  const [last] = await at.db
    .select({ basis, rate, caseNo })
    .from(esubmission)
    .where(
      and(
        eq(esubmission.createdBy, at.actor.userId),
        eq(esubmission.transactionType, typeOfSide(side)),
        eq(esubmission.representedSide, side),
        eq(esubmission.propertyCategory, category),
        ne(esubmission.status, Status.draft),
        isNotNull(rate),
        sql`esubmission.deleted_at IS NULL`,
        gte(submittedAt, sql`${since}::date`),
      ),
    )
    .orderBy(desc(submittedAt), desc(esubmission.id))
    .limit(1);
  if (!last || last.rate === null || last.basis === 'FIXED') return null;
  return { basis: last.basis, rate: last.rate, caseNo: last.caseNo };
};

/** A submission to begin with: what a contact and their property know already. */
export const readProposal = async (at: Reading, { query }: Input<typeof proposalCalls.proposal>): Promise<Proposal> => {
  const { from, contactId = '', as: side } = query;
  if (!from) {
    const contact = await contactToReport(at, contactId);
    const parties = [{ ...contact, shareRate: null }];
    return { contact, info: proposedInfo(side, undefined, []), askingCents: null, commission: null, parties };
  }
  const { property, contact, owners } = await propertyToReport(at, from);
  const [found, commission] = await Promise.all([
    findAddresses(at, property.postalCode),
    usualCommission(at, side, property.category),
  ]);
  return {
    contact,
    info: proposedInfo(side, property, found),
    askingCents: askedFor(side, property),
    commission,
    parties: ownsIt(side) ? owners : [{ ...contact, shareRate: null }],
  };
};
