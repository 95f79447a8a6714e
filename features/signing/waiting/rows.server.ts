import type { InstantText } from '#platform/contract/days.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { WaitingFilter } from './waiting.words.ts';

/** Hours before the end of a link in which it is about to expire. */
const lastHours = 48;

/** The same as `stateOf` (state.rules.ts). */
const state = `CASE
  WHEN r.signed_at IS NOT NULL THEN 'SIGNED'
  WHEN r.declined_at IS NOT NULL THEN 'DECLINED'
  WHEN r.ended_at IS NOT NULL THEN 'LOCKED'
  WHEN r.expires_at <= :now::timestamptz THEN 'EXPIRED'
  WHEN r.verified_at IS NOT NULL THEN 'VERIFIED'
  WHEN r.opened_at IS NOT NULL THEN 'OPENED'
  ELSE 'SENT' END`;

const delivery = `CASE
  WHEN r.way <> 'MAIL' THEN 'NONE'
  WHEN m.sent_at IS NOT NULL THEN 'SENT'
  WHEN m.failed_at IS NOT NULL THEN 'FAILED'
  ELSE 'WAITING' END`;

/** A person's requests that no newer one replaced. */
const rows = `
  SELECT r.id AS "requestId", r.kind, r.ref, r.recipient_name AS "recipientName", r.title, r.about,
    r.recipient_address AS address, ${state} AS state, ${delivery} AS delivery, r.way, r.sent_at AS "sentAt",
    r.opened_at AS "openedAt", seen.code AS "codeSentAt", r.signed_at AS "signedAt", r.expires_at AS "expiresAt",
    seen.nudged AS "nudgedAt", r.answered, r.answered_of AS "answeredOf", coalesce(r.declined_at, r.ended_at, r.sent_at) AS "waitsSince"
  FROM signing_request r
  LEFT JOIN LATERAL (
    SELECT sent_at, failed_at FROM signing_mail WHERE request_id = r.id AND kind = 'LINK' ORDER BY asked_at DESC, id LIMIT 1
  ) m ON true
  LEFT JOIN LATERAL (
    SELECT max(at) FILTER (WHERE what = 'CODE_SENT') AS code, max(at) FILTER (WHERE what = 'NUDGED') AS nudged
    FROM signing_event WHERE request_id = r.id AND at >= r.sent_at
  ) seen ON true
  WHERE r.asked_by = :me AND r.settled_at IS NULL AND (r.ending IS NULL OR r.ending = 'LOCKED')`;

const isOpen = `state IN ('SENT', 'OPENED', 'VERIFIED')`;

/** Conditions for each part of the list. */
export const parts: Record<WaitingFilter, string> = {
  SENT: `state = 'SENT'`,
  OPENED: `state IN ('OPENED', 'VERIFIED')`,
  EXPIRING: `${isOpen} AND "expiresAt" <= :soon::timestamptz`,
  UNDELIVERED: `${isOpen} AND delivery = 'FAILED'`,
  DECLINED: `state = 'DECLINED'`,
  ENDED: `state IN ('EXPIRED', 'LOCKED')`,
  SIGNED: `state = 'SIGNED'`,
};

const hasWords = isFound(`searched(concat_ws(' ', row."recipientName", row.address, row.title, row.about))`);

type ListQuery = { me: string; now: Temporal.Instant; search?: string | undefined; show?: WaitingFilter | undefined };

/** The rows of the list as a statement; `all` are those not signed. */
export const waitingStatement = ({ me, now, search, show }: ListQuery) => ({
  text: `SELECT * FROM (${rows}) row WHERE ${show ? parts[show] : `state <> 'SIGNED'`} AND ${hasWords}`,
  values: {
    me,
    now: now.toString(),
    soon: now.add({ hours: lastHours }).toString(),
    words: patternsOf(search),
  },
});

/** A row as the statement reads it. */
export type WaitingRow = {
  requestId: string;
  kind: string;
  ref: string;
  state: string;
  way: string;
  delivery: string;
  sentAt: InstantText;
};
