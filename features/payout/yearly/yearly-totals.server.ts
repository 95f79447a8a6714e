/** The lines with this day in the year. */
const movedOn = (day: 'paid_on' | 'returned_on', sign: 1 | -1, year: string) => `
  SELECT id, person_id, returned_cents, ${day} AS day, ${sign} AS sign FROM payout_line
  WHERE ${day} >= make_date(${year}::int, 1, 1) AND ${day} < make_date(${year}::int + 1, 1, 1)`;

/**
 * What the payments of a year count, by the day of each movement: a line counts on the day on which it was paid, and is taken out again
 * (`sign` is -1) on the day on which the bank returned it. A line that pays again what was returned counts that again. So a year that is
 * over stays as it was. `of` names the lines `l`, `year` the year; `moved` is the line that was paid or returned.
 */
export const linesOfYear = (year: string, condition: string) => `
  WITH RECURSIVE counted AS (
    SELECT l.id AS line, l.id AS moved, l.returned_cents > 0 AS again, l.day, l.sign
    FROM (${movedOn('paid_on', 1, year)} UNION ALL ${movedOn('returned_on', -1, year)}) l
    WHERE ${condition}
    UNION ALL
    SELECT l.id, counted.moved, l.returned_cents > 0, counted.day, counted.sign
    FROM counted
    JOIN payout_item i ON counted.again AND i.line_id = counted.line AND i.kind = 'RETURNED'
    JOIN payout_line l ON l.id = i.source
  )`;

const sum = (cents: string) => `sum(counted.sign * (${cents}))::bigint`;

/** The sums of `counted` and its lines `l`. What a line pays again is in the line that was returned. */
export const yearlySums = `
  ${sum('l.own_cents')} AS "ownCents", ${sum('l.overriding_cents')} AS "overridingCents", ${sum('l.gst_cents')} AS "gstCents",
  ${sum('l.fee_cents')} AS "feeCents", ${sum('l.withheld_cents')} AS "withheldCents",
  ${sum('l.written_off_cents')} AS "writtenOffCents", ${sum('l.recovered_cents - l.advanced_cents')} AS "advanceCents",
  ${sum('l.net_cents - l.returned_cents')} AS "netCents"`;
