import { isNull } from 'drizzle-orm';
import { personPublic, readTeams } from '#features/people/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Agency } from './agency.rules.ts';
import { type CheckedLine, checkLines } from './check-lines.rules.ts';
import type { PeopleFileLine } from './people-file.calls.ts';
import type { FileCounts, ShownLines } from './people-file.words.ts';
import type { FileLine } from './read-lines.rules.ts';

/** Everybody and all teams, as they are now. */
export const readAgency = async (at: Pick<Reading, 'db'>): Promise<Agency> => {
  const { id, name, userName, email, role, saNo, registrationNo, disabledAt } = personPublic;
  const people = await at.db
    .select({ id, name, userName, email, role, saNo, registrationNo, isActive: isNull(disabledAt).mapWith(Boolean) })
    .from(personPublic);
  return { people, ...(await readTeams(at)) };
};

/** What a file would change now. */
export const checkNow = async (at: Reading, lines: FileLine[]): Promise<CheckedLine[]> =>
  checkLines(lines, await readAgency(at), today(at.clock));

const changesOf = ({ add, rank, upline }: CheckedLine) => [add, rank, upline].filter((each) => each !== null).length;

export const countsOf = (checked: CheckedLine[]): FileCounts => {
  const count = (is: (each: CheckedLine) => boolean) => checked.filter(is).length;
  return {
    lines: checked.length,
    added: count(({ add }) => add !== null),
    ranks: count(({ rank }) => rank !== null),
    uplines: count(({ upline }) => upline !== null),
    same: count(isKind.SAME),
    faults: count(isKind.FAULTS),
  };
};

/** Which lines are shown under a heading. */
export const isKind: Record<ShownLines, (each: CheckedLine) => boolean> = {
  ALL: () => true,
  FAULTS: ({ problems }) => problems.length > 0,
  ADDED: ({ add }) => add !== null,
  CHANGED: ({ rank, upline }) => rank !== null || upline !== null,
  SAME: (each) => each.problems.length === 0 && changesOf(each) === 0,
};

/** A line as it is shown. */
export const shownLine = ({ line, name, add, rank, upline, problems }: CheckedLine): PeopleFileLine => ({
  line,
  name,
  problems,
  changes: [
    ...(add ? [`New: ${[add.userName, add.registrationNo].filter(Boolean).join(', ')}`] : []),
    ...(rank ? [`${rank.name} from ${formatDay(rank.fromDay)}`] : []),
    ...(upline
      ? [`${upline.uplineId ? `Led by ${upline.name}` : 'Led by nobody'} from ${formatDay(upline.fromDay)}`]
      : []),
  ],
});
