import { circlesIn, circleWords, type Link } from '#features/people/team/upline.rules.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Agency, indexOf } from './agency.rules.ts';
import { type RankChange, rankOf, type UplineChange, uplineOf } from './changes.rules.ts';
import type { FileLine } from './read-lines.rules.ts';
import { keysOf, type Who, whoIs } from './who-is.rules.ts';

/** What a line changes, and what is wrong with it. */
export type CheckedLine = Pick<Who, 'line' | 'personId' | 'name' | 'add' | 'problems'> & {
  rank: RankChange | null;
  upline: UplineChange | null;
};

/** Checks a whole file against what is on record: each line alone, the lines against each other, and the teams that would follow. */
export const checkLines = (lines: FileLine[], agency: Agency, today: Day): CheckedLine[] => {
  const index = indexOf(agency);
  const read = lines.map((line) => whoIs(line, index));
  const added = new Map(read.flatMap((each) => (each.add ? keysOf(each.add).map((key) => [key, each] as const) : [])));
  const checked = read.map((each) => {
    const isSomebody = each.personId !== '';
    const rank = isSomebody ? rankOf(each, { known: index, today }) : null;
    const upline = isSomebody ? uplineOf(each, { known: index, added, today }) : null;
    const { line, personId, name, add, problems } = each;
    return { line, personId, name, add, problems, rank, upline };
  });
  noteTwice(checked);
  noteCircles(checked, agency, today);
  return checked;
};

/** One person in two lines, or two new people with one code, number, user name or address. */
const noteTwice = (checked: CheckedLine[]): void => {
  const first = new Map<string, number>();
  for (const { line, personId, add, problems } of checked) {
    const keys = add ? keysOf(add) : personId === '' ? [] : [`person ${personId}`];
    for (const key of keys) {
      const before = first.get(key);
      if (before === undefined) first.set(key, line);
      else
        problems.push(
          add
            ? `Line ${before} has the same ${key.replace(/ \S*$/, '').replace('number', 'registration number')}.`
            : `Line ${before} is about the same person.`,
        );
    }
  }
};

/** Circles that would be there once all lines are applied, in whatever order they stand: each at the first line of one of its people. */
const noteCircles = (checked: CheckedLine[], { links, people }: Agency, today: Day): void => {
  const moves = checked.flatMap(({ personId, upline }): Link[] =>
    upline ? [{ personId, uplineId: upline.uplineId, fromDay: upline.fromDay }] : [],
  );
  if (moves.length === 0) return;
  const replaced = new Set(moves.map(({ personId, fromDay }) => `${personId} ${fromDay}`));
  const remaining = links.filter(({ personId, fromDay }) => !replaced.has(`${personId} ${fromDay}`));
  const names = new Map([
    ...people.map(({ id, name }) => [id, name] as const),
    ...checked.map(({ personId, name }) => [personId, name] as const),
  ]);
  const nameOf = (id: string) => names.get(id) ?? '…';
  const movers = new Map(checked.filter(({ upline }) => upline).map((each) => [each.personId, each]));
  for (const circle of circlesIn([...remaining, ...moves], today)) {
    const first = circle.members
      .flatMap((id) => movers.get(id) ?? [])
      .reduce<CheckedLine | undefined>((one, other) => (one && one.line < other.line ? one : other), undefined);
    first?.problems.push(
      `From ${formatDay(circle.fromDay)} they would lead themselves (${circleWords(circle, nameOf, first.personId)}).`,
    );
  }
};
