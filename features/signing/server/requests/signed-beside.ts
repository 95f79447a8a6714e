import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { SignedBeside } from '../../words.ts';

export type Beside = { name: string; how: SignedBeside };

/** From a month before the signature until a day after it. */
const text = `
  SELECT s.name, CASE WHEN r.way = 'HERE' THEN 'HERE' WHEN s.in_session THEN 'BROWSER' ELSE 'ADDRESS' END AS how
  FROM signing_signature s JOIN signing_request r ON r.id = s.request_id
  WHERE s.request_id = ANY($1) AND (r.way = 'HERE' OR s.in_session OR EXISTS (
    SELECT FROM session e WHERE e.person_id = r.asked_by AND e.via = 'password' AND e.address = s.address
      AND e.last_seen_at > s.signed_at - interval '30 days' AND e.created_at < s.signed_at + interval '1 day'))
  ORDER BY s.signed_at`;

/** Signatures that were given where the agency's own people are: with them, in their browser, or from their address. A note, and no proof of anything. */
export const signedBeside = ({ db }: Pick<Reading, 'db'>, requestIds: string[]): Promise<Beside[]> =>
  ask<Beside>(db, text, [requestIds]);
