import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { stateIn } from '../scope.server.ts';
import { deskList } from './publishing.calls.ts';

const text = `
  SELECT c.id AS "circularId", c.ref_no AS "refNo", c.title, c.type, c.category, ${stateIn} AS state, c.issued_on AS "issuedOn",
         c.publish_at AS "publishAt", c.acknowledge_by AS "acknowledgeBy",
         (SELECT count(*)::int FROM circular_read r WHERE r.circular_id = c.id AND r.edition = c.edition) AS readers,
         (SELECT count(r.acknowledged_at)::int FROM circular_read r WHERE r.circular_id = c.id AND r.edition = c.edition) AS acknowledged
  FROM circular c
  WHERE (:type::text IS NULL OR c.type = :type) AND (:category::text IS NULL OR c.category = :category)
    AND (:state::text IS NULL OR ${stateIn} = :state)
    AND ${isFound("searched(concat_ws(' ', c.title, c.ref_no))")}`;

/** All circulars, for the desk. */
export const deskCirculars = serveList(deskList, {
  name: 'circulars-desk',
  title: 'Circulars',
  action: 'circular.desk-list-exported',
  last: 'circularId',
  rows: async ({ clock }, { search, type = null, category = null, state = null }) =>
    placed(text, { now: clock.now().toString(), words: patternsOf(search), type, category, state }),
});
