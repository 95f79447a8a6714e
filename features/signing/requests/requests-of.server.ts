import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { CustomerLanguage, Delivery, Ending, SigningState, Way } from '../signing.words.ts';
import { stateOf } from '../state.rules.ts';

/** A request as its sender sees it. */
export type SentRequest = {
  requestId: string;
  ref: string;
  version: number;
  state: SigningState;
  way: Way;
  /** `email`: an email address, or a phone number where texts are sent. */
  recipient: { name: string; capacity: string; email: string };
  delivery: Delivery;
  askedAt: InstantText;
  /** Of the current link. */
  sentAt: InstantText;
  expiresAt: InstantText;
  openedAt: InstantText | null;
  verifiedAt: InstantText | null;
  /** Whether its recipient answers questions before they sign; how many of those that must be answered are, and since when all. */
  asks: boolean;
  answered: number;
  answeredOf: number;
  finishedAt: InstantText | null;
  language: CustomerLanguage;
  signedAt: InstantText | null;
  declinedAt: InstantText | null;
  declineReason: string;
  endedAt: InstantText | null;
  ending: Ending | null;
  /** The sealed file; null until a job has sealed it. */
  sealed: { fileId: string; sealedAt: InstantText; sha256: string } | null;
};

type Row = Omit<SentRequest, 'state' | 'recipient' | 'delivery' | 'sealed'> &
  SentRequest['recipient'] & {
    fileId: string | null;
    sealedAt: InstantText | null;
    sha256: string | null;
    mailedAt: InstantText | null;
    failedAt: InstantText | null;
  };

const text = `
  SELECT r.id AS "requestId", r.ref, r.version, r.way, r.recipient_name AS name, r.recipient_capacity AS capacity,
    r.recipient_address AS email, r.asked_at AS "askedAt", r.sent_at AS "sentAt", r.expires_at AS "expiresAt",
    r.opened_at AS "openedAt", r.verified_at AS "verifiedAt", r.asks, r.answered,
    r.answered_of AS "answeredOf", r.finished_at AS "finishedAt", r.language, r.signed_at AS "signedAt",
    r.declined_at AS "declinedAt", r.decline_reason AS "declineReason", r.ended_at AS "endedAt", r.ending,
    d.file_id AS "fileId", d.sealed_at AS "sealedAt", d.sha256, m.sent_at AS "mailedAt", m.failed_at AS "failedAt"
  FROM signing_request r
  LEFT JOIN LATERAL (
    SELECT file_id, sealed_at, sha256 FROM sealed_document JOIN sealed_signature ON document_id = id
    WHERE request_id = r.id ORDER BY is_complete DESC, sealed_at DESC, document_id LIMIT 1
  ) d ON true
  LEFT JOIN LATERAL (
    SELECT sent_at, failed_at FROM signing_mail WHERE request_id = r.id AND kind = 'LINK' ORDER BY asked_at DESC, id LIMIT 1
  ) m ON true
  WHERE r.kind = $1 AND r.ref = ANY($2) ORDER BY r.asked_at DESC, r.id`;

/** The requests of records, newest first. The caller decides who may see them. */
export const requestsOf = async (
  at: Pick<Reading<Actor | null>, 'db' | 'clock'>,
  kind: string,
  refs: readonly string[],
): Promise<SentRequest[]> => {
  const now = at.clock.now().toString();
  const rows = await ask<Row>(at.db, text, [kind, [...refs]]);
  return rows.map(({ name, capacity, email, fileId, sealedAt, sha256, mailedAt, failedAt, ...row }) => ({
    ...row,
    state: stateOf(row, now),
    recipient: { name, capacity, email },
    delivery: deliveryOf(row.way, mailedAt, failedAt),
    sealed: fileId && sealedAt && sha256 ? { fileId, sealedAt, sha256 } : null,
  }));
};

const deliveryOf = (way: Way, sentAt: InstantText | null, failedAt: InstantText | null): Delivery => {
  if (way !== 'MAIL') return 'NONE';
  if (sentAt) return 'SENT';
  return failedAt ? 'FAILED' : 'WAITING';
};
