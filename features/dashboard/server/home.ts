import { randomUUID } from 'node:crypto';
import { readsPilot } from '#features/identity/index.server.ts';
import { cardsFor } from '#platform/contract/card.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { DashboardPart } from '#platform/server/dashboard.ts';
import { onOneConnection } from '#platform/server/database/one-connection.ts';
import { describeError } from '#platform/server/http/answer.ts';
import type { CardAnswer, dashboard } from '../contract.ts';
import { isShown } from '../rules/arrange.ts';
import { readLayout } from './layout.ts';

/**
 * The cards of the actor, one after the other on one connection, so that a morning with everybody at their dashboard leaves
 * connections for the rest. What is not shown is not read.
 */
export const readHome =
  (parts: DashboardPart[]) =>
  (asked: Reading, { query }: Input<typeof dashboard.home>) =>
    onOneConnection(asked.database, async (db) => {
      const at = { ...asked, db };
      const layout = await readLayout(at);
      const mine = await partsOf(at, parts);
      const chosen = mine.filter(({ card }) => (query.card ? card.id === query.card : isShown(card, layout)));
      if (query.card && chosen.length === 0) throw missing('card');
      const cards: CardAnswer[] = [];
      for (const part of chosen) cards.push(...(await readCard(at, part)));
      return { cards, layout };
    });

/** What is for the actor, in the order that the features gave. */
const partsOf = async (at: Reading, parts: DashboardPart[]): Promise<DashboardPart[]> => {
  const mine = parts
    .flatMap((part) => cardsFor(at.actor, [part.card]).map((card) => ({ ...part, card })))
    .sort((a, b) => a.card.order - b.card.order);
  if (!mine.some(({ card }) => card.inPilot)) return mine;
  const isPilot = await readsPilot(at);
  return mine.filter(({ card }) => !card.inPilot || isPilot);
};

/** One card; none where there is nothing to show. A failure is logged under a reference, as that of a call is. */
const readCard = async (at: Reading, { card: { id }, data, read }: DashboardPart): Promise<CardAnswer[]> => {
  try {
    const found = await read(at);
    return found === undefined ? [] : [{ id, data: data.parse(found), failure: null }];
  } catch (error) {
    if (error instanceof Refusal) return [{ id, data: null, failure: error.message }];
    const reference = randomUUID();
    at.log.error({ reference, card: id, err: describeError(error) }, 'A card of the dashboard failed');
    return [{ id, data: null, failure: `Something went wrong on our side. Reference ${reference.slice(0, 8)}` }];
  }
};
