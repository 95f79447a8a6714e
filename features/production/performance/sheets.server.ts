import { changePercent } from '#platform/contract/change.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { fileColumns } from '#platform/server/list/file-columns.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import { filledSheet, type SheetColumn, streamSheet, streamWorkbook } from '#platform/server/sheet/sheet.ts';
import { requireFewRows } from '#platform/server/sheet/sheet-rows.ts';
import { beforeWords } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import type { Team } from '../team/seen.server.ts';
import type { Named, TeamDeal, TeamRow } from '../team/team.calls.ts';
import { requireBelow } from '../team/whose.server.ts';
import { teamDealsStatement } from '../team-transactions/list-team-deals.server.ts';
import { teamDealFields } from '../team-transactions/team-deals.words.ts';
import { withoutUnit } from '../without-unit.rules.ts';
import { nearerName } from './nearer-row.rules.ts';
import { namedInOrder, rowsAtLevel, spansOf } from './performance.server.ts';

/** Somebody of the team; the first row is the leader's own or nearer part, and the last one the group. */
type SheetRow = Pick<TeamRow, 'name' | 'group'> & Partial<TeamRow>;

/** `before` is what the column of the days before is called. */
const rowColumnsOf = (before: string): SheetColumn<SheetRow>[] => [
  { header: 'Salesperson', kind: 'text', width: 32, value: ({ name }) => name },
  { header: 'Code', kind: 'text', width: 12, value: ({ saNo }) => saNo ?? null },
  { header: 'Registration', kind: 'text', width: 14, value: ({ registrationNo }) => registrationNo ?? null },
  { header: 'Rank', kind: 'text', width: 24, value: ({ rank }) => rank ?? null },
  { header: 'Moved away', kind: 'day', width: 14, value: ({ movedOn }) => movedOn ?? null },
  { header: 'Own gross (S$)', kind: 'money', width: 18, value: ({ own }) => own?.grossCents ?? null },
  { header: 'Group gross (S$)', kind: 'money', width: 18, value: ({ group }) => group.grossCents },
  { header: `${before} (S$)`, kind: 'money', width: 18, value: ({ group }) => group.before.grossCents },
  {
    header: 'Change (%)',
    kind: 'count',
    width: 12,
    value: ({ group }) => changePercent(group.grossCents, group.before.grossCents),
  },
  { header: 'Own deals', kind: 'count', width: 12, value: ({ own }) => own?.deals ?? null },
  { header: 'Group deals', kind: 'count', width: 12, value: ({ group }) => group.deals },
  { header: 'Value of group deals (S$)', kind: 'money', width: 24, value: ({ group }) => group.valueCents },
];

const deals: ListSheet<TeamDeal> = {
  name: 'team-transactions',
  title: 'Team transactions',
  action: 'production.team-deals-exported',
  columns: fileColumns(teamDealFields, [
    {
      after: 'address',
      header: 'Property',
      kind: 'text',
      width: 40,
      value: ({ address }) => withoutUnit(address),
    },
    { after: 'overdueDays', header: 'Salesperson', kind: 'text', width: 32, value: ({ member }) => member.name },
    { after: 'overdueDays', header: 'Code', kind: 'text', width: 12, value: ({ member }) => member.saNo },
  ]),
};

/** The deals of a team. */
export const teamDealSheet = async (at: Reading, { query }: Input<typeof production.teamDealSheet>) =>
  listSheet(at, deals, query, await teamDealsStatement(at, query));

type Level = { level: number; sortBy?: 'Group' | 'Own' | 'Name'; sortDirection?: 'asc' | 'desc' };

type LevelRows = Awaited<ReturnType<typeof rowsAtLevel>>;

/** The people at a level with their sums: the last row is the group, which the others add up to. */
const rowsWithGroup = async (
  at: Reading,
  { team, line }: { team: Team; line: Named[] },
  { level, sortBy = 'Group', sortDirection = 'desc' }: Level,
  { rows, nearer, group }: LevelRows,
): Promise<SheetRow[]> => [
  { name: nearerName(line, level), group: nearer, ...(level === 1 && { own: nearer }) },
  ...(await namedInOrder(at, team, level, rows, { sortBy, sortDirection })),
  { name: 'Group', group },
];

/** The people at a level below a leader, as the screen shows them. */
export const performanceSheet = async (
  at: Reading,
  { body }: Input<typeof production.performanceSheet>,
): Promise<FileAnswer> => {
  const { line, team } = await requireBelow(at, body.parent);
  const spans = spansOf(at, body);
  const level = await rowsAtLevel(at, team, body.level, spans);
  requireFewRows(at, level.rows.length);
  const all = await rowsWithGroup(at, { team, line }, body, level);
  await recorded(at, 'production.team-exported');
  const batches = (async function* () {
    yield all;
  })();
  return {
    name: fileName('team-performance', line, spans),
    contentType: sheetMediaType,
    body: streamSheet('Team performance', rowColumnsOf(beforeWords(body)), batches),
  };
};

/** With the code of the leader, whom the line ends with. */
const fileName = (name: string, line: Named[], { span }: ReturnType<typeof spansOf>): string =>
  `${[name, ...line.slice(-1).map(({ saNo }) => saNo), span.to].join('_')}.xlsx`;

/** Longer than any team is deep. */
const deepest = 20;

/** A workbook with a sheet for each level below a leader. */
export const performanceReport = async (
  at: Reading,
  { query }: Input<typeof production.performanceReport>,
): Promise<FileAnswer> => {
  const { line, team } = await requireBelow(at, query.parent);
  const spans = spansOf(at, query);
  const sheets = [];
  let count = 0;
  for (let level = 1; level <= deepest; level++) {
    const atLevel = await rowsAtLevel(at, team, level, spans);
    if (atLevel.rows.length === 0 && level > 1) break;
    count += atLevel.rows.length;
    requireFewRows(at, count);
    const all = await rowsWithGroup(at, { team, line }, { level }, atLevel);
    sheets.push(filledSheet(`Level ${level}`, rowColumnsOf(beforeWords(query)), all));
  }
  await recorded(at, 'production.team-exported');
  return {
    name: fileName('team-report', line, spans),
    contentType: sheetMediaType,
    body: streamWorkbook(sheets),
  };
};

const recorded = (at: Reading, action: string) =>
  recordReading(at, { aggregate: 'export', aggregateId: at.actor.userId, action });
