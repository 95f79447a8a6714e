import type { Day } from '#platform/contract/days.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { splitDeal } from './split-deal.server.ts';

/** Selects expected splits: of deals signed from a day on, and with a part or overriding of one of these people. */
type Which = { fromDay?: Day; personIds?: string[] };

const jobName = 'commission.split-anew';
const batch = 200;

/** Has the expected splits worked out anew, once the change that asks for it is committed. */
export const splitAnew = (at: Writing, which: Which): Promise<void> => at.jobs.send(at.db, jobName, which);

const expected = `
  SELECT DISTINCT split.deal_id AS id FROM split JOIN deal_public deal ON deal.id = split.deal_id
  WHERE split.frozen_at IS NULL AND deal.state = 'OPEN' AND split.deal_id > :after AND deal.signed_on >= :fromDay
    AND (:personIds::uuid[] IS NULL
      OR EXISTS (SELECT FROM deal_share_public share WHERE share.id = split.share_id AND share.user_id = ANY(:personIds))
      OR EXISTS (SELECT FROM jsonb_array_elements(split.chain) link WHERE (link ->> 'personId')::uuid = ANY(:personIds)))
  ORDER BY 1 LIMIT ${batch}`;

/** Works out expected splits anew, each deal in a transaction of its own. Answers how many deals. */
export const splitExpected = async (services: Services, { fromDay, personIds }: Which): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  let after = '00000000-0000-0000-0000-000000000000';
  for (let done = 0; ; ) {
    const values = { after, fromDay: fromDay ?? '1900-01-01', personIds: personIds ?? null };
    const deals = await ask<{ id: string }>(services.database, expected, values);
    for (const { id } of deals) await transact(at, (within) => splitDeal(within, id));
    done += deals.length;
    after = deals.at(-1)?.id ?? after;
    if (deals.length < batch) return done;
  }
};

/** After each change of a plan, and every night, because teams are corrected too. */
export const splitAnewJob = (services: Services): Job<Which> => ({
  name: jobName,
  everyCron: '30 2 * * *',
  run: async (which) => {
    await splitExpected(services, which);
  },
});
