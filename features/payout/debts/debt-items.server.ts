import type { Data } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { gstRow } from '../gst/gst-row.server.ts';
import { freeCandidatesOf } from '../items/candidates.server.ts';
import { isOwed } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { kindOf, readBalanceOf } from './balances.server.ts';

/** The earnings that no run has taken, those that were taken back among them. A debt is their sum, with the sign turned. */
export const readDebtItems = async (
  at: Reading,
  { params }: { params: { payeeId: string } },
): Promise<Data<typeof payout.debtItems>> => {
  const kind = kindOf(params.payeeId);
  const candidates = await freeCandidatesOf(at, kind, params.payeeId, today(at.clock));
  const rows = candidates.filter(isOwed);
  const ofBalance = [...rows, ...candidates.filter((each) => each.kind === 'GST')];
  const { gstCents } = (await readBalanceOf[kind](at, ofBalance))(ofBalance);
  return { rows: [...rows, ...gstRow(ofBalance, gstCents)] };
};
