import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { shortComponents } from '../cpd.words.ts';
import { readRules } from '../requirements/read-rules.server.ts';
import { joinedOn, salespeople } from './cycle-status.server.ts';
import { cycleOf } from './cycles.rules.ts';
import { standingList } from './standings.calls.ts';

/** The rule of `progressOf` as one statement for everybody: each component on its own, only approved training. */
export const standingStatement = `
  SELECT p.id AS "personId", p.name, coalesce(p.registration_no, '') AS "registrationNo", stands.standing,
    trim_scale(:least::numeric - sum.missing)::text AS counted, trim_scale(sum.missing)::text AS missing, sum.lacks,
    trim_scale(sum.pending)::text AS pending,
    EXISTS (
      SELECT FROM cpd_place l JOIN cpd_session s ON s.id = l.session_id
      WHERE l.person_id = p.id AND NOT l.is_waiting AND s.called_off_at IS NULL AND s.starts_at > :now::timestamptz
    ) AS "isRegistered"
  FROM ${salespeople}
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(greatest(0, c.least - done.hours)), 0) AS missing, coalesce(sum(done.pending), 0) AS pending,
      coalesce(string_agg(c.name || ' ' || trim_scale(c.least - done.hours)::text, ', ' ORDER BY c.place)
        FILTER (WHERE done.hours < c.least), '') AS lacks
    FROM jsonb_to_recordset(:components::jsonb) AS c (component text, name text, least numeric, place int)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(a.hours) FILTER (WHERE a.approval = 'APPROVED'), 0) AS hours,
        coalesce(sum(a.hours) FILTER (WHERE a.approval = 'PENDING'), 0) AS pending
      FROM cpd_attendance a
      WHERE a.person_id = p.id AND a.component = c.component AND a.to_day BETWEEN :from::date AND :to::date
    ) done
  ) sum
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN sum.missing = 0 THEN 'MET'
      WHEN :exempts::boolean AND ${joinedOn} BETWEEN :from::date AND :to::date THEN 'EXEMPT'
      ELSE 'OPEN'
    END AS standing
  ) stands
  WHERE p.role = 'salesperson' AND p.disabled_at IS NULL AND :least::numeric > 0
    AND ${isFound('p.search')}
    AND (:standing::text IS NULL OR stands.standing = :standing)`;

/** Its values for the cycle of today; without a rule nobody is listed. */
export const standingValues = async (at: Reading) => {
  const day = today(at.clock);
  const cycle = cycleOf(await readRules(at), day);
  const components = (cycle?.rule?.components ?? []).map(({ component, least }, place) => ({
    component,
    name: shortComponents[component],
    least,
    place,
  }));
  return {
    from: cycle?.from ?? day,
    to: cycle?.to ?? day,
    components: JSON.stringify(components),
    least: components.reduce((sum, { least }) => sum + least, 0),
    exempts: cycle?.rule?.newcomersExempt ?? false,
    now: at.clock.now().toString(),
  };
};

export const standings = serveList(standingList, {
  name: 'cpd-hours',
  title: 'CPD hours',
  action: 'cpd-hours.exported',
  order: (by, direction) =>
    by === 'name' ? `name ${direction}, "personId"` : `missing::numeric ${direction}, name, "personId"`,
  rows: async (at, { search, standing }) => ({
    text: standingStatement,
    values: {
      ...(await standingValues(at)),
      words: patternsOf(search),
      standing: standing ?? null,
    },
  }),
});
