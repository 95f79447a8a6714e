import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { hasEveryWord } from '#platform/contract/fold/fold-text.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { fileColumns } from '#platform/server/list/file-columns.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import { schemes } from '../commission.words.ts';
import type { commission } from '../room.calls.ts';
import { Terms } from '../terms.rules.ts';
import { defaultPlan } from './default-plan.server.ts';
import { shortOverriding, shortTerms } from './plan-words.rules.ts';
import type { PlanRow, Version } from './plans.calls.ts';
import { planFields } from './plans.words.ts';

type Row = Omit<PlanRow, 'terms' | 'isDefault'> & { terms: unknown };

/** The terms on a day: the latest version that has begun, else the first one. */
const rows = `
  WITH on_plan AS (
    SELECT coalesce(own.plan, $2) AS plan, count(*) AS people
    FROM person_public person LEFT JOIN LATERAL (
      SELECT plan FROM person_plan WHERE person_id = person.id AND from_day <= $1 ORDER BY from_day DESC LIMIT 1
    ) own ON true
    WHERE person.role = 'salesperson' AND person.disabled_at IS NULL
    GROUP BY 1
  )
  SELECT plan.code, plan.name, coalesce(on_plan.people, 0) AS people, version.from_day AS "fromDay", version.terms
  FROM plan LEFT JOIN on_plan ON on_plan.plan = plan.code
  JOIN LATERAL (
    SELECT from_day, terms FROM plan_version WHERE plan = plan.code
    ORDER BY from_day <= $1 DESC, abs(from_day - $1::date) LIMIT 1
  ) version ON true
  ORDER BY lower(plan.name), plan.code`;

const readRows = async (at: Reading, day: Day): Promise<PlanRow[]> => {
  const code = await readSetting(at.db, defaultPlan);
  const plans = await ask<Row>(at.db, rows, [day, code]);
  return plans.map((row) => ({ ...row, terms: Terms.parse(row.terms), isDefault: row.code === code }));
};

type Filters = Input<typeof commission.plansSheet>['query'];

/** An agency has few plans: they are chosen among when they are read. */
const choose = async (at: Reading, { search, scheme }: Filters): Promise<PlanRow[]> => {
  const rows = await readRows(at, today(at.clock));
  return rows.filter(({ name, terms }) => hasEveryWord(search, name) && (!scheme || terms.scheme === scheme));
};

export const listPlans = async (at: Reading, { query }: Input<typeof commission.plans>) => {
  const { pageNumber, pageSize, sortDirection } = query;
  const all = await choose(at, query);
  const ordered = sortDirection === 'asc' ? all : all.toReversed();
  return {
    rows: ordered.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalRecords: all.length,
    totalIsCapped: false,
    people: all.reduce((sum, { people }) => sum + people, 0),
  };
};

const sheet: ListSheet<PlanRow> = {
  name: 'commission-plans',
  title: 'Commission plans',
  action: 'commission.plans-exported',
  columns: fileColumns(planFields, [
    { after: 'name', header: 'Scheme', kind: 'text', width: 14, value: ({ terms }) => schemes[terms.scheme] },
    { after: 'name', header: 'Salesperson gets', kind: 'text', width: 36, value: ({ terms }) => shortTerms(terms) },
    {
      after: 'name',
      header: 'Uplines',
      kind: 'text',
      width: 24,
      value: ({ terms }) => shortOverriding(terms.overriding),
    },
  ]),
};

export const plansSheet = async (at: Reading, { query }: Input<typeof commission.plansSheet>) =>
  listSheet(at, sheet, query, await choose(at, query));

const versions = `
  SELECT v.id AS "versionId", v.from_day AS "fromDay", v.terms, v.revision,
         (SELECT count(*) FROM split s WHERE s.plan_version = v.id AND s.frozen_at IS NOT NULL) AS frozen
  FROM plan_version v WHERE v.plan = $1 ORDER BY v.from_day DESC`;

/** A plan with all of its terms, the latest first. */
export const readPlan = async (at: Reading, { params: { code } }: { params: { code: string } }) => {
  const row = (await readRows(at, today(at.clock))).find((each) => each.code === code);
  if (!row) throw missing('plan');
  const rows = await ask<Omit<Version, 'terms'> & { terms: unknown }>(at.db, versions, [code]);
  return { ...row, versions: rows.map((version) => ({ ...version, terms: Terms.parse(version.terms) })) };
};
