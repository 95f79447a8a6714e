import { isFound } from '#platform/server/database/search.ts';

/** Whether no payment of it was made yet: a run that has it may still be stopped. */
const isUnpaid = (line: string) =>
  `NOT EXISTS (SELECT FROM payout_line paid WHERE paid.id = ${line} AND paid.paid_on IS NOT NULL)`;
const lineOf = (kind: string, source: string) =>
  `(SELECT t.line_id FROM payout_item t WHERE t.kind = '${kind}' AND t.source = ${source})`;

/** Of the newest deals and the first people that fit: what one types more of fits fewer. */
const typed = `
  deals AS MATERIALIZED (
    SELECT id, deal_no FROM deal_public WHERE deal_no LIKE '%' || :number || '%' OR case_no LIKE '%' || :number || '%'
    ORDER BY approved_at DESC, id LIMIT 20
  ), people AS MATERIALIZED (
    SELECT id FROM person_public WHERE role = 'salesperson' AND ${isFound('search')}
    ORDER BY name, id LIMIT 20
  )`;

const earned = (which: string) => `
  SELECT e.id, d.deal_no AS of, coalesce(p.name, share.agency_name) AS payee, e.cents, e.day
  FROM ${which} JOIN share_part_public l ON l.id = e.line_id AND l.kind <> 'AGENCY'
  JOIN deal_share_public share ON share.id = l.share_id JOIN deal_public d ON d.id = l.deal_id LEFT JOIN person_public p ON p.id = e.person_id
  WHERE e.cents > 0 AND ${isUnpaid('e.taken_by')}`;

/** Items that are not paid yet, by the number of the deal, the voucher or the receipt, `:number` in capitals, or the name of a salesperson or payer, by its words `:words`. */
export const findItems = `
  WITH ${typed}
  SELECT * FROM (
    ${earned('deals JOIN share_part_public part ON part.deal_id = deals.id JOIN earning_public e ON e.line_id = part.id')}
    UNION
    ${earned('people JOIN earning_public e ON e.person_id = people.id')} AND e.taken_by IS NULL
    UNION
    SELECT l.id, l.voucher, coalesce(p.name, agency.name), l.net_cents, l.returned_on
    FROM payout_line l LEFT JOIN person_public p ON p.id = l.person_id LEFT JOIN register_agency_public agency ON agency.licence_no = l.licence_no
    WHERE l.returned_on IS NOT NULL AND l.request_id IS NULL AND ${isUnpaid(lineOf('RETURNED', 'l.id'))}
      AND (l.voucher LIKE :number || '%' OR l.person_id IN (SELECT id FROM people))
    UNION
    SELECT r.id, c.number, c.payer, r.cents, (r.decided_at AT TIME ZONE 'Asia/Singapore')::date
    FROM money_request r JOIN receipt_public c ON c.id = r.receipt_id
    WHERE r.kind = 'REFUND' AND r.state = 'APPROVED' AND r.paid_on IS NULL
      AND (c.number LIKE :number || '%' OR ${isFound('c.search')})
    UNION
    SELECT a.id, d.deal_no, p.name || ', advance', a.cents, (a.approved_at AT TIME ZONE 'Asia/Singapore')::date
    FROM advance a JOIN person_public p ON p.id = a.person_id JOIN deal_public d ON d.id = a.deal_id
    WHERE a.approved_at IS NOT NULL AND a.withdrawn_at IS NULL AND ${isUnpaid(lineOf('ADVANCE', 'a.id'))}
      AND (a.deal_id IN (SELECT id FROM deals) OR a.person_id IN (SELECT id FROM people))
  ) item
  ORDER BY day DESC, of, payee, id LIMIT 20`;
