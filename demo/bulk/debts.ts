import type pg from 'pg';

/** Salespeople to whom nothing is owed, each with the deal of which they were paid last. Not the one who is measured. */
const owing = `
  CREATE TEMP TABLE owing AS
  SELECT gen_random_uuid() AS resplit, p.id AS person_id, paid.*, row_number() OVER () AS n
  FROM person p CROSS JOIN LATERAL (
    SELECT d.id AS deal_id, d.deal_no, share.name, l.id AS line, l.cents AS before, l.cents / 10 AS moved,
      agency.id AS agency_line, agency.cents AS agency_before
    FROM earning e JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id JOIN deal_share share ON share.id = s.share_id
    JOIN deal d ON d.id = s.deal_id JOIN split_line agency ON agency.split_id = s.id AND agency.kind = 'AGENCY'
    WHERE e.person_id = p.id AND l.kind = 'OWN' ORDER BY e.day DESC, e.id LIMIT 1
  ) paid
  WHERE p.id <> pg_temp.uid('person', 0) AND NOT EXISTS (SELECT FROM earning e WHERE e.person_id = p.id AND e.taken_by IS NULL)
  ORDER BY hashtextextended(p.id::text, 15) LIMIT 100`;

const change = (kind: string, person: string, before: string, moved: string) => `
  jsonb_build_object('shareName', name, 'kind', '${kind}', 'personId', ${person}, 'beforeCents', ${before},
    'afterCents', ${before} ${moved}, 'movedCents', 0 ${moved})`;

const clawedBack = [
  owing,
  `INSERT INTO resplit (id, deal_id, reason, changes, prepared_by, prepared_at, approved_by, approved_at)
   SELECT resplit, deal_id, 'Their agreement says otherwise.', jsonb_build_array(${change('OWN', 'person_id', 'before', '- moved')},
     ${change('AGENCY', 'NULL', 'agency_before', '+ moved')}), pg_temp.uid('finance', 0), now() - interval '2 days',
     pg_temp.uid('finance', 1), now() - interval '1 day'
   FROM owing`,
  'UPDATE split_line SET cents = cents - moved FROM owing WHERE split_line.id = line',
  'UPDATE split_line SET cents = cents + moved FROM owing WHERE split_line.id = agency_line',
  `INSERT INTO earning (line_id, person_id, day, cause, cause_id, cents)
   SELECT line, person_id, current_date, 'RESPLIT', resplit, -moved FROM owing
   UNION ALL SELECT agency_line, NULL, current_date, 'RESPLIT', resplit, moved FROM owing`,
  `WITH entry AS (
     INSERT INTO journal_entry (day, value_day, event, event_id, text, made_at)
     SELECT current_date, current_date, 'resplit', resplit, deal_no, now() FROM owing RETURNING id, event_id
   )
   INSERT INTO journal_line (entry, position, account, person_id, deal, cents)
   SELECT entry.id, 0, 2100, person_id, deal_no, moved FROM owing JOIN entry ON event_id = resplit
   UNION ALL SELECT entry.id, 1, 4100, NULL, deal_no, -moved FROM owing JOIN entry ON event_id = resplit`,
];

/** Of some debts a write-off waits, and some are given up. */
const writtenOff = [
  `INSERT INTO write_off (person_id, cents, reason, prepared_by, prepared_at, approved_by, approved_at)
   SELECT person_id, moved, 'Has left the business.', pg_temp.uid('finance', 0), now(), CASE WHEN n % 10 = 0 THEN pg_temp.uid('finance', 1) END,
     CASE WHEN n % 10 = 0 THEN now() END
   FROM owing WHERE n % 5 = 0`,
  `WITH entry AS (
     INSERT INTO journal_entry (day, value_day, event, event_id, text, made_at)
     SELECT current_date, current_date, 'write-off', w.id, p.name, now() FROM write_off w JOIN person p ON p.id = w.person_id
     WHERE approved_at IS NOT NULL RETURNING id, event_id
   )
   INSERT INTO journal_line (entry, position, account, person_id, cents)
   SELECT entry.id, position, account, CASE account WHEN 2100 THEN person_id END, sign * cents
   FROM entry JOIN write_off w ON w.id = event_id CROSS JOIN (VALUES (0, 5000, 1), (1, 2100, -1)) AS line (position, account, sign)`,
  'DROP TABLE owing',
];

/** Some salespeople got too much of a deal and owe a tenth of it: it was split anew after they were paid. */
export const fillDebts = async (client: pg.Client): Promise<void> => {
  for (const statement of [...clawedBack, ...writtenOff]) await client.query(statement);
};
