import type { Data } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { payout } from '../../contract/index.ts';
import type { ItemKind } from '../../words.ts';
import { freeCandidatesOf } from '../candidates/index.ts';

/** What a debt is made of: fees, advances and payments that came back are no part of it. */
const counted: ItemKind[] = ['OWN', 'OVERRIDE', 'COBROKE', 'GST', 'WRITE_OFF'];

/** The earnings that no run has taken, those that were taken back among them. A debt is their sum, with the sign turned. */
export const readDebtItems = async (
  at: Reading,
  { params }: { params: { payeeId: string } },
): Promise<Data<typeof payout.debtItems>> => {
  // The number of a licence is shorter than an id.
  const kind = params.payeeId.length === 36 ? 'SALESPEOPLE' : 'COBROKERS';
  const found = await freeCandidatesOf(at, kind, params.payeeId, today(at.clock));
  const rows = found.filter((each) => counted.includes(each.kind));
  return { rows };
};
