import { sql } from 'drizzle-orm';
import { dealSharePublic } from '#features/deal/server/index.ts';
import { linePapers, waitingForFinance } from '#features/ledger/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { invoicePapers } from './invoice-papers.ts';
import { cobrokeRoutes } from './routes.ts';
import { waitingCobrokers } from './waiting.ts';

const nameOfShare = sql<string>`(SELECT deal_no FROM deal_public WHERE id = "deal_share_public"."deal_id")`;

export const room: Room = {
  routes: () => cobrokeRoutes,
  offers: [
    ...waitingCobrokers.map((each) => offer(waitingForFinance, each)),
    ...invoicePapers.map((each) => offer(linePapers, each)),
    offer(auditedKinds, {
      aggregate: 'cobroke',
      words: 'Co-broke share',
      names: namesIn(dealSharePublic, dealSharePublic.id, nameOfShare),
    }),
  ],
};
