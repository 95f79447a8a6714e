import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { filesOf } from '../files.server.ts';
import type { circulars } from '../room.calls.ts';
import { isOpen, isSeen, isUnread, joinRead, readerOf, stateIn } from '../scope.server.ts';
import type { Circular } from './reading.calls.ts';

/** Another circular that they see in their list. */
const neighbour = (which: string) => `(
  SELECT jsonb_build_object('circularId', c.id, 'refNo', c.ref_no, 'title', c.title) FROM circular c
  WHERE ${which} AND c.publish_at <= :now AND (c.audience && :keys::text[] OR :seesDrafts)
  ORDER BY c.publish_at DESC, c.id LIMIT 1)`;

const text = `
  SELECT c.id AS "circularId", c.ref_no AS "refNo", c.title, c.type, c.category, c.issued_on AS "issuedOn",
         c.effective_on AS "effectiveOn", c.body, c.acknowledge_by AS "acknowledgeBy",
         ${neighbour('c.id = shown.supersedes')} AS supersedes, ${neighbour('c.supersedes = shown.id')} AS "supersededBy",
         ${stateIn} AS state, coalesce(${isUnread}, false) AS "isUnread", r.read_at AS "readAt",
         c.edition, coalesce(${isOpen}, false) AS "mustAcknowledge", r.acknowledged_at AS "acknowledgedAt"
  FROM circular c JOIN circular shown ON shown.id = c.id ${joinRead}
  WHERE c.id = :id AND ${isSeen}`;

type Row = Omit<Circular, 'files'>;

/** A circular for its reader. @throws 404 if it does not exist, or is not for the caller */
export const readCircular = async (
  at: Reading,
  { params: { id } }: Input<typeof circulars.circular>,
): Promise<Circular> => {
  const { now, keys, person, seesDrafts } = await readerOf(at);
  const [row] = await ask<Row>(at.db, text, { id, now, keys, person, seesDrafts });
  if (!row) throw missing('circular');
  return { ...row, files: await filesOf(at, id) };
};
