import { peopleOf } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { CircularRow } from '../publishing/load.server.ts';
import { readerList } from '../publishing/publishing.calls.ts';

/** Audience of a circular: its people who were here when it was published, or changed materially. */
const audience = `
  FROM person_public p LEFT JOIN circular_read r ON r.circular_id = :circular AND r.edition = :edition AND r.person_id = p.id
  WHERE p.id IN (${peopleOf}) AND p.created_at <= :since`;

const stateOf = `CASE WHEN r.person_id IS NULL THEN 'UNREAD' WHEN :mustAcknowledge AND r.acknowledged_at IS NULL THEN 'OPEN' ELSE 'DONE' END`;

const rows = `
  SELECT p.id AS "personId", p.name, coalesce(p.registration_no, '') AS "registrationNo", ${stateOf} AS state,
         r.read_at AS "readAt", r.acknowledged_at AS "acknowledgedAt"
  ${audience}
    AND ${isFound('p.search')}
    AND (:state::text IS NULL OR CASE :state WHEN 'OPEN' THEN ${stateOf} <> 'DONE' ELSE ${stateOf} = :state END)`;

type Asking = Pick<CircularRow, 'id' | 'edition' | 'audience' | 'publishAt' | 'editionAt' | 'acknowledgeBy'>;

/** The values of these texts for a circular. A draft asks those whom it would ask now. */
const valuesOf = ({ clock }: Pick<Reading, 'clock'>, row: Asking) => ({
  circular: row.id,
  edition: row.edition,
  audience: row.audience,
  day: today(clock),
  since: [row.publishAt ?? clock.now().toString(), row.editionAt ?? ''].toSorted().at(-1),
  mustAcknowledge: row.acknowledgeBy !== null,
});

const load = `
  SELECT id, edition, audience, publish_at AS "publishAt", edition_at AS "editionAt", acknowledge_by AS "acknowledgeBy"
  FROM circular WHERE id = $1`;

/** Readers of a circular, with those who have read it, acknowledged it, or neither. */
export const readers = serveList(readerList, {
  name: 'circular-readers',
  title: 'Readers',
  action: 'circular.readers-exported',
  last: 'personId',
  fileOrder: 'asc',
  rows: async (at, { search, state = null }, { id }) => {
    const [row] = await ask<Asking>(at.db, load, [id]);
    if (!row) throw missing('circular');
    const filters = { words: patternsOf(search), state };
    return placed(rows, { ...valuesOf(at, row), ...filters });
  },
});

export type ReaderCounts = { asked: number; read: number; acknowledged: number };

const counts = `SELECT count(*)::int AS asked, count(r.person_id)::int AS read, count(r.acknowledged_at)::int AS acknowledged ${audience}`;

export const countReaders = async (at: Reading, row: CircularRow): Promise<ReaderCounts> => {
  const { mustAcknowledge: _, ...values } = valuesOf(at, row);
  const [readerCounts] = await ask<ReaderCounts>(at.db, counts, values, { prepared: false });
  return readerCounts ?? { asked: 0, read: 0, acknowledged: 0 };
};

const open = `SELECT p.id ${audience} AND (r.person_id IS NULL OR :mustAcknowledge AND r.acknowledged_at IS NULL)`;

/** People who have not read it, or not acknowledged it. */
export const openReaders = async (at: Reading, row: CircularRow): Promise<string[]> =>
  (await ask<{ id: string }>(at.db, open, valuesOf(at, row), { prepared: false })).map(({ id }) => id);
