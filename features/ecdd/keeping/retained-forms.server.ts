import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { keepingList } from './keeping.calls.ts';
import { keptYears } from './keeping.rules.ts';

/**
 * Since when a form is kept: from the end of its transactions, or its last change or signature, whichever is later. `open`: one of its
 * transactions has not ended.
 */
export const retainedFrom = `
  JOIN LATERAL (
    SELECT greatest(
        (f.changed_at AT TIME ZONE 'Asia/Singapore')::date,
        (SELECT (max(signed_at) AT TIME ZONE 'Asia/Singapore')::date FROM ecdd_signature WHERE form_id = f.id),
        max(done.completed_on)
      ) AS day,
      coalesce(bool_or(done.completed_on IS NULL) FILTER (WHERE done.esubmission_id IS NOT NULL), false) AS open
    FROM (SELECT) one
    LEFT JOIN ecdd_duty u ON u.form_id = f.id
    LEFT JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
    LEFT JOIN ecdd_completion done ON done.esubmission_id = d.esubmission_id
  ) kept ON true`;

const state = `
  CASE WHEN EXISTS (SELECT FROM ecdd_legal_hold h WHERE h.form_id = f.id AND h.ended_at IS NULL) THEN 'HELD'
       WHEN EXISTS (SELECT FROM ecdd_purge_form w WHERE w.form_id = f.id) THEN 'ASKED' ELSE 'DUE' END`;

const text = (hasSearch: boolean) => `
  SELECT * FROM (
    SELECT f.id, f.form_no AS "formNo", f.name, f.property, f.cdd_for AS "cDDFor", kept.day AS "keptFrom",
           (kept.day + interval '${keptYears} years')::date AS "dueOn", ${state} AS state, p.name AS salesperson
    FROM ecdd_form f ${retainedFrom} JOIN person_public p ON p.id = f.owner
    WHERE f.changed_at < :today::date - interval '${keptYears} years' + interval '1 day' AND NOT kept.open
      ${hasSearch ? `AND ${isFound('f.search')}` : ''}
  ) kept_forms
  WHERE "dueOn" < :today::date AND (:state::text IS NULL OR state = :state)`;

export const retainedForms = serveList(keepingList, {
  name: 'kept-forms',
  title: 'Record keeping',
  action: 'kept-form.list-exported',
  last: 'id',
  fileOrder: 'asc',
  rows: (at, { search, state: wanted = null }) =>
    placed(text(Boolean(search)), {
      state: wanted,
      today: today(at.clock),
      ...(search ? { words: patternsOf(search) } : {}),
    }),
});

type Kept = { day: string; open: boolean; isHeld: boolean };

/** Since when a form is kept, and whether something keeps it longer. */
export const retentionOf = async (db: Db, formId: string): Promise<Kept | undefined> => {
  const [row] = await ask<Kept>(
    db,
    `SELECT kept.day::text AS day, kept.open,
            EXISTS (SELECT FROM ecdd_legal_hold h WHERE h.form_id = f.id AND h.ended_at IS NULL) AS "isHeld"
     FROM ecdd_form f ${retainedFrom} WHERE f.id = $1`,
    [formId],
  );
  return row;
};
