import type { Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { listSheet } from '#platform/server/sheet/list-sheet.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { requireFewRows } from '#platform/server/sheet/sheet-rows.ts';
import { filledSheet, makeWorkbook } from '#platform/server/sheet/workbook.ts';
import type { production } from '../../contract/index.ts';
import type { TeamDeal, TeamRow } from '../../contract/team.ts';
import { withoutUnit } from '../../rules/without-unit.ts';
import { beforeWords, dealTypes } from '../../words.ts';
import { teamDealsStatement } from './list-team-deals.ts';
import { named, orders, rowsAtLevel, spansOf } from './performance.ts';
import { requireBelow } from './whose.ts';

/** `before` is what the column of the days before is called. */
const rowColumnsOf = (before: string): SheetColumn<TeamRow>[] => [
  { header: 'Salesperson', kind: 'text', width: 32, value: ({ name }) => name },
  { header: 'Code', kind: 'text', width: 12, value: ({ saNo }) => saNo },
  { header: 'Registration', kind: 'text', width: 14, value: ({ registrationNo }) => registrationNo },
  { header: 'Rank', kind: 'text', width: 24, value: ({ rank }) => rank },
  { header: 'Moved away', kind: 'day', width: 14, value: ({ movedOn }) => movedOn },
  { header: 'Own gross (S$)', kind: 'money', width: 18, value: ({ own }) => own.grossCents },
  { header: 'Group gross (S$)', kind: 'money', width: 18, value: ({ group }) => group.grossCents },
  { header: `${before} (S$)`, kind: 'money', width: 18, value: ({ group }) => group.before.grossCents },
  { header: 'Own deals', kind: 'count', width: 12, value: ({ own }) => own.deals },
  { header: 'Group deals', kind: 'count', width: 12, value: ({ group }) => group.deals },
  { header: 'Value of group deals (S$)', kind: 'money', width: 24, value: ({ group }) => group.valueCents },
];

const dealColumns: SheetColumn<TeamDeal>[] = [
  { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
  { header: 'Property', kind: 'text', width: 40, value: ({ address }) => withoutUnit(address) },
  { header: 'Type', kind: 'text', width: 18, value: ({ type }) => dealTypes[type] },
  { header: 'Signed', kind: 'day', width: 14, value: ({ signedOn }) => signedOn },
  { header: 'Salesperson', kind: 'text', width: 32, value: ({ member }) => member.name },
  { header: 'Code', kind: 'text', width: 12, value: ({ member }) => member.saNo },
  { header: 'Level', kind: 'count', width: 8, value: ({ level }) => level },
  { header: 'Gross commission (S$)', kind: 'money', width: 20, value: ({ grossCents }) => grossCents },
  { header: 'My overriding (S$)', kind: 'money', width: 18, value: ({ overridingCents }) => overridingCents },
];

/** The deals of a team. */
export const teamDealSheet = async (
  at: Reading,
  { query }: Input<typeof production.teamDealSheet>,
): Promise<FileAnswer> => {
  const statement = await teamDealsStatement(at, query);
  const title = { name: 'team-transactions', title: 'Team transactions', action: 'production.team-deals-exported' };
  return listSheet(at, { ...title, columns: dealColumns }, query, statement);
};

/** The people at a level below a leader, as the screen shows them. */
export const performanceSheet = async (
  at: Reading,
  { body }: Input<typeof production.performanceSheet>,
): Promise<FileAnswer> => {
  const { member, team } = await requireBelow(at, body.parent);
  const spans = spansOf(at, body);
  const { rows } = await rowsAtLevel(at, team, body.level, spans);
  requireFewRows(at, rows.length);
  const all = await named(at, team, body.level, rows.sort(orders.Group));
  await recorded(at, 'production.team-exported');
  const batches = (async function* () {
    yield all;
  })();
  return {
    name: `team-performance_${member.saNo}_${spans.span.to}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet('Team performance', rowColumnsOf(beforeWords(body)), batches),
  };
};

/** Longer than any team is deep. */
const deepest = 20;

/** A workbook with a sheet for each level below a leader. */
export const performanceReport = async (
  at: Reading,
  { query }: Input<typeof production.performanceReport>,
): Promise<FileAnswer> => {
  const { member, team } = await requireBelow(at, query.parent);
  const spans = spansOf(at, query);
  const sheets = [];
  let count = 0;
  for (let level = 1; level <= deepest; level++) {
    const { rows } = await rowsAtLevel(at, team, level, spans);
    if (rows.length === 0 && level > 1) break;
    count += rows.length;
    requireFewRows(at, count);
    const all = await named(at, team, level, rows.sort(orders.Group));
    sheets.push(filledSheet({ name: `Level ${level}`, columns: rowColumnsOf(beforeWords(query)), rows: all }));
  }
  await recorded(at, 'production.team-exported');
  return {
    name: `team-report_${member.saNo}_${spans.span.to}.xlsx`,
    contentType: sheetMediaType,
    body: await makeWorkbook(sheets),
  };
};

const recorded = (at: Reading, action: string) =>
  recordReading(at, { aggregate: 'export', aggregateId: at.actor.userId, action });
