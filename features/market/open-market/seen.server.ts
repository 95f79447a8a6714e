import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';

/**
 * SQL for the visible parts of a listing, on `market_listing l` with its person as `person_public p`; the values are those of `readerOf`.
 */

/** It is offered now, by somebody who works here. */
export const isOffered = "l.state IN ('ACTIVE', 'UNDER_OFFER') AND l.expires_on >= :today AND p.disabled_at IS NULL";

/** Visible to its salesperson and the content desk. */
const isOwn = '(l.person = :me OR :isdesk::boolean)';

export const seenUnit = `CASE WHEN ${isOwn} THEN l.unit END`;

/** A landed home is known by its block and by its postal code: others read its street. */
const unlessLanded = (column: string): string =>
  `CASE WHEN l.category <> 'landed' OR ${isOwn} THEN ${column} ELSE '' END`;
export const seenBlock = unlessLanded('l.block');
export const seenPostalCode = unlessLanded('l.postal_code');

export const readerOf = ({ actor, clock }: Pick<Reading, 'actor' | 'clock'>) => ({
  me: actor.userId,
  today: today(clock),
  isdesk: actor.role === 'staff' && actor.desks.includes('content'),
});
