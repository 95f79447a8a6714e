import { advancesOf } from '#features/payout/server/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { production } from '../../contract/index.ts';

/** The actor's advances. */
export const listOwnAdvances = async (at: Reading): Promise<Data<typeof production.advances>> => {
  const found = await advancesOf(at, at.actor.userId);
  return { rows: found.map(({ dealId: transId, ...row }) => ({ ...row, transId })) };
};
