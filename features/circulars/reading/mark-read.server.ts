import { settleAll } from '#features/notifications/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { noticesOf } from '../publishing/announce.server.ts';
import type { circulars } from '../room.calls.ts';
import { isPublic, readerOf } from '../scope.server.ts';

const isMine = `${isPublic} AND c.audience && :keys::text[]`;

/**
 * The row itself is the record of the reading: it is never changed, and needs no lock, so that thousands can open a circular at
 * the same moment.
 */
const addRows = (which: string) => `
  INSERT INTO circular_read (person_id, circular_id, edition, read_at)
  SELECT :person, c.id, c.edition, :now FROM circular c WHERE ${isMine} AND ${which}
  ON CONFLICT DO NOTHING`;

const addRow = addRows('c.id = :id AND c.edition = :edition');

/** Circulars published by then, in their edition of then. */
const addAll = `
  WITH added AS (${addRows('greatest(c.publish_at, c.edition_at) <= :until')} RETURNING circular_id)
  SELECT c.id, c.acknowledge_by IS NOT NULL AS "mustAcknowledge" FROM added JOIN circular c ON c.id = added.circular_id`;

const load = `
  SELECT c.id, c.edition, c.ref_no AS "refNo", c.title, c.acknowledge_by IS NOT NULL AS "mustAcknowledge"
  FROM circular c WHERE c.id = :id AND ${isMine}`;
/** Nobody can change a circular while it is acknowledged; others can acknowledge it at the same time. */
const loadFirm = `${load} FOR SHARE`;

type Mine = { id: string; edition: number; refNo: string; title: string; mustAcknowledge: boolean };

/** A circular published to the caller, in the edition that they saw. @throws 404, and 409 if there is a newer edition */
const loadMine = async (at: Writing, id: string, edition: number, statement = load) => {
  const reader = await readerOf(at);
  const { now, keys } = reader;
  const [mine] = await ask<Mine>(at.db, statement, { id, now, keys });
  if (!mine) throw missing('circular');
  if (mine.edition !== edition) throw changed();
  return { reader, mine };
};

const changed = () =>
  new Refusal('circular.stale', 'This circular has changed meanwhile. Read it again: it is loaded anew.');

/** Removes the notices of done circulars from their bell, with every reminder. */
const settleNotices = (at: Writing, done: Pick<Mine, 'id'>[]) => {
  const notices = done.map(({ id }) => noticesOf(id));
  return settleAll(at, notices, at.actor.userId);
};

/** Marks a circular read. A repetition keeps the first time. */
export const markRead = async (
  at: Writing,
  { params: { id }, body: { edition } }: Input<typeof circulars.read>,
): Promise<undefined> => {
  const { reader, mine } = await loadMine(at, id, edition);
  const { now, keys, person } = reader;
  await ask(at.db, addRow, { id, edition, now, keys, person });
  if (!mine.mustAcknowledge) await settleNotices(at, [mine]);
  return undefined;
};

/** Circulars published after the list was read stay unread. */
export const markAllRead = async (at: Writing, { body: { until } }: Input<typeof circulars.readAll>) => {
  const { now, keys, person } = await readerOf(at);
  const added = await ask<Pick<Mine, 'id' | 'mustAcknowledge'>>(at.db, addAll, { until, now, keys, person });
  const done = added.filter(({ mustAcknowledge }) => !mustAcknowledge);
  if (done.length > 0) await settleNotices(at, done);
  return { read: added.length };
};

const confirm = `
  UPDATE circular_read SET acknowledged_at = :now
  WHERE person_id = :person AND circular_id = :id AND edition = :edition AND acknowledged_at IS NULL RETURNING edition`;

const oneAtATime = `SELECT pg_advisory_xact_lock(hashtextextended('acknowledgement ' || $1, 0))`;

/** Confirms that the person has read and understood a circular. It is never taken back. */
export const acknowledge = async (
  at: Writing,
  { params: { id }, body: { edition } }: Input<typeof circulars.acknowledge>,
): Promise<undefined> => {
  const { reader, mine } = await loadMine(at, id, edition, loadFirm);
  const { now, keys, person } = reader;
  const { refNo, title, mustAcknowledge } = mine;
  if (!mustAcknowledge)
    throw new Refusal('circular.conflict', 'This circular need not be acknowledged. Reading it is enough.');
  // A person's acknowledgements are one chain of the audit trail.
  await ask(at.db, oneAtATime, [person]);
  await ask(at.db, addRow, { id, edition, now, keys, person });
  if ((await ask(at.db, confirm, { id, edition, now, person })).length === 0) {
    const ownRead = 'SELECT FROM circular_read WHERE person_id = :person AND circular_id = :id AND edition = :edition';
    if ((await ask(at.db, ownRead, { id, edition, person })).length > 0) return undefined;
    throw changed();
  }
  await record(at, {
    aggregate: 'circular-acknowledgements',
    aggregateId: person,
    action: 'circular.acknowledged',
    detail: { circularId: id, refNo, title, edition },
  });
  await settleNotices(at, [mine]);
  return undefined;
};
