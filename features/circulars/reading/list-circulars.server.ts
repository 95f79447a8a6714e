import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { circulars } from '../room.calls.ts';
import { isListed, isOpen, isUnread, joinRead, readerOf } from '../scope.server.ts';
import { matchesIn } from '../search/matches.server.ts';
import { circularList } from './reading.calls.ts';

/** Words of titles and texts by the index, and parts of a number or a title as they are typed. */
const hasWords = `(
  c.search @@ websearch_to_tsquery('english', :search) OR ${isFound("searched(concat_ws(' ', c.title, c.ref_no))")}
  OR c.id IN (SELECT circular_id FROM circular_file WHERE search @@ websearch_to_tsquery('english', :search)))`;

const text = (hasSearch: boolean) => `
  SELECT c.id AS "circularId", c.ref_no AS "refNo", c.title, c.type, c.category, c.issued_on AS "issuedOn",
         c.effective_on AS "effectiveOn", c.acknowledge_by AS "acknowledgeBy", ${isUnread} AS "isUnread",
         ${isOpen} AS "mustAcknowledge", r.read_at AS "readAt",
         (SELECT count(*)::int FROM circular_file f WHERE f.circular_id = c.id) AS files, NULL AS match
  FROM circular c ${joinRead}
  WHERE ${isListed}
    AND (:type::text IS NULL OR c.type = :type) AND (:category::text IS NULL OR c.category = :category)
    AND (:year::text IS NULL OR extract(year FROM c.issued_on) = :year::int)
    AND (:show::text IS NULL OR CASE :show WHEN 'UNREAD' THEN ${isUnread} ELSE ${isOpen} END)
    ${hasSearch ? `AND ${hasWords}` : ''}`;

const list = serveList(circularList, {
  name: 'circulars',
  title: 'Circulars',
  action: 'circular.list-exported',
  last: 'circularId',
  rows: async (at, { search, type = null, category = null, year = null, show = null }) => {
    const searched = search ? { search, words: patternsOf(search) } : {};
    const filters = { type, category, year, show };
    return placed(text(Boolean(search)), { ...(await readerOf(at)), ...filters, ...searched });
  },
});

/** A page of the caller's circulars. A search adds the sentence that matched. */
const page = async (at: Reading, input: Input<typeof circulars.circulars>) => {
  const asOf = at.clock.now().toString();
  const answer = { ...(await list.page(at, input)), asOf };
  const { search } = input.query;
  if (!search) return answer;
  const matches = await matchesIn(
    at,
    answer.rows.map(({ circularId }) => circularId),
    search,
  );
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, match: matches.get(row.circularId) ?? null })) };
};

export const circularsList = { page, file: list.file };
