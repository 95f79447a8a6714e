import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isOpen, isUnread, joinRead, readerOf } from '../scope.server.ts';
import type { Unread } from './reading.calls.ts';

const text = `
  WITH mine AS (
    SELECT c.id AS "circularId", c.ref_no AS "refNo", c.title, c.issued_on AS "issuedOn", c.acknowledge_by AS "acknowledgeBy",
           c.publish_at, ${isUnread} AS "isUnread", ${isOpen} AS is_open
    FROM circular c ${joinRead} WHERE ${isUnread} OR ${isOpen}
  )
  SELECT count(*) FILTER (WHERE "isUnread")::int AS count, count(*) FILTER (WHERE NOT "isUnread")::int AS open,
         coalesce((SELECT jsonb_agg(to_jsonb(newest) - '{publish_at,is_open}'::text[]) FROM (
           SELECT * FROM mine ORDER BY publish_at DESC, "circularId" LIMIT 5
         ) newest), '[]') AS newest
  FROM mine`;

/** Circulars that the caller has not read or not acknowledged. */
export const readUnread = async (at: Reading): Promise<Unread> => {
  const { now, keys, person } = await readerOf(at);
  const [row] = await ask<Unread>(at.db, text, { now, keys, person });
  return row ?? { count: 0, open: 0, newest: [] };
};
