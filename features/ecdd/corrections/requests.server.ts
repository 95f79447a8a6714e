import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { RequestKind } from '../forms/forms.words.ts';

type Row = {
  kind: RequestKind;
  formId: string;
  formNo: string;
  name: string;
  property: string;
  salesperson: string;
  at: string;
};

/** What waits, of which form and since when, in SQL. */
export const waitingRequests = `
  SELECT 'CORRECTION' AS kind, form_id, asked_at AS at FROM ecdd_correction WHERE state = 'ASKED'
  UNION ALL
  SELECT 'SCAN', s.form_id, s.at FROM ecdd_scan s JOIN ecdd_form f ON f.id = s.form_id AND f.version = s.version
  -- All of them have signed it meanwhile: nobody needs the scan.
  WHERE s.decision IS NULL AND 1 + jsonb_array_length(f.signers) >
    (SELECT count(*) FROM ecdd_signature WHERE form_id = f.id AND version = f.version)`;

const text = `
  SELECT r.kind, f.id AS "formId", f.form_no AS "formNo", f.name, f.property, p.name AS salesperson, r.at
  FROM (${waitingRequests}) r
  JOIN ecdd_form f ON f.id = r.form_id
  JOIN person_public p ON p.id = f.owner
  ORDER BY r.at, f.id LIMIT 50`;

/** What waits for compliance of forms besides approvals: corrections of what was approved, and scans that came after a link was sent. */
export const formRequests = ({ db }: Reading): Promise<Row[]> => ask<Row>(db, text, []);
