import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { countryName } from '#features/particulars/words/countries.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { placed } from '#platform/server/database/placed.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { screening } from '../room.calls.ts';
import type { RiskLevel } from '../screening.words.ts';
import { countryRisk as risks } from '../tables.server.ts';
import { countryList } from './countries.calls.ts';
import { countryNames } from './country-names.server.ts';

const isOn = (day: Day) => and(lte(risks.fromDay, day), or(isNull(risks.toDay), gt(risks.toDay, day)));

/** On which of the lists a country is on a day: null, on none. */
export const countryRisk = async (db: Db, day: Day, code: string): Promise<RiskLevel | null> => {
  const [row] = await db
    .select({ level: risks.level })
    .from(risks)
    .where(and(eq(risks.country, code), isOn(day)));
  return row?.level ?? null;
};

/** The countries of higher risk on a day. */
export const countriesAtRisk = (db: Db, day: Day): Promise<{ country: string; level: RiskLevel }[]> =>
  db.select({ country: risks.country, level: risks.level }).from(risks).where(isOn(day)).orderBy(risks.country);

const text = `
  SELECT id, coalesce(:names::jsonb->>country, country) AS country, level, from_day AS "fromDay", to_day AS "toDay"
  FROM country_risk
  WHERE (:level::text IS NULL OR level = :level)
    AND CASE WHEN :state = 'ENDED' THEN to_day <= :day
        ELSE from_day <= :day AND (to_day IS NULL OR to_day > :day) OR from_day > :day AND :isToday END`;

/** The countries as listed on a day, and future changes. */
export const countries = serveList(countryList, {
  name: 'countries',
  title: 'Countries',
  action: 'country.list-exported',
  last: 'id',
  fileOrder: 'asc',
  rows: async ({ clock }, { level = null, on, state }) =>
    placed(text, {
      level,
      state,
      day: on ?? today(clock),
      isToday: on === undefined,
      names: JSON.stringify(countryNames),
    }),
});

/** Puts a country on a list. Its entry on another list ends on that day. */
export const addCountry = async (at: Writing, { body }: Input<typeof screening.addCountry>) => {
  const { country, level, fromDay } = body;
  const [open] = await at.db
    .select()
    .from(risks)
    .where(and(eq(risks.country, country), isNull(risks.toDay)))
    .for('update');
  if (open && open.fromDay >= fromDay)
    throw new Refusal('country.conflict', `${countryName(country)} is on a list from a later day already.`, {
      field: 'fromDay',
    });
  if (open?.level === level)
    throw new Refusal('country.conflict', `${countryName(country)} is on this list already.`, { field: 'country' });
  if (open) await at.db.update(risks).set({ toDay: fromDay }).where(eq(risks.id, open.id));
  const { id } = inserted(await at.db.insert(risks).values({ country, level, fromDay }).returning());
  await audit(at, country, 'country.added', { level, fromDay });
  return { id };
};

/** Takes a country off its list. */
export const endCountry = async (
  at: Writing,
  { params: { id }, body: { toDay } }: Input<typeof screening.endCountry>,
) => {
  const [row] = await at.db.select().from(risks).where(eq(risks.id, id)).for('update');
  if (!row) throw missing('country');
  if (row.toDay) throw new Refusal('country.conflict', 'It is off this list already. Reload the page.');
  if (toDay <= row.fromDay)
    throw new Refusal('country.invalid', 'Choose a day after the one from which it is on the list.', {
      field: 'toDay',
    });
  await at.db.update(risks).set({ toDay }).where(eq(risks.id, id));
  await audit(at, row.country, 'country.ended', { level: row.level, toDay });
  return undefined;
};

const audit = (at: Writing, country: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'country-risk', aggregateId: country, action, detail });
