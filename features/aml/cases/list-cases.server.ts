import { isCompliance } from '#platform/contract/actor.ts';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { caseList } from './cases.calls.ts';

type Seen = { isOwn: boolean; alsoLeft: boolean };

const text = ({ isOwn, alsoLeft }: Seen, hasSearch: boolean) => `
  SELECT c.id AS "aMLID", c.case_no AS "caseNo", c.name, c.kind, c.property, c.state, c.screened_at AS "screenedAt",
         c.next_review AS "nextReview", p.name AS salesperson, c.created_at AS "createdAt"
  FROM aml_case c JOIN person_public p ON p.id = c.owner
  WHERE c.joined IS NULL ${isOwn ? 'AND c.owner = :me' : ''} ${alsoLeft ? '' : 'AND c.left_at IS NULL'}
    AND (:state::text IS NULL OR c.state = :state) AND (:kind::text IS NULL OR c.kind = :kind)
    AND (:contactId::uuid IS NULL OR c.contact_id = :contactId)
    AND (:dueBy::date IS NULL OR c.next_review <= :dueBy)
    ${hasSearch ? `AND ${isFound('c.search')}` : ''}`;

/** Cases within the thirty days before their review are due. */
const reviewDays = 30;

export const casesList = serveList(caseList, {
  name: 'aml-checks',
  title: 'AML checks',
  action: 'case.list-exported',
  last: 'aMLID',
  rows: ({ actor, clock }, { search, state = null, kind = null, contactId = null, review }) => {
    const isOwn = !isCompliance(actor) && actor.role !== 'admin';
    const dueBy = review ? addDays(today(clock), reviewDays) : null;
    const filters = { state, kind, contactId, dueBy };
    const searched = search ? { words: patternsOf(search) } : {};
    return placed(text({ isOwn, alsoLeft: isCompliance(actor) }, Boolean(search)), {
      ...(isOwn ? { me: actor.userId } : {}),
      ...filters,
      ...searched,
    });
  },
});
