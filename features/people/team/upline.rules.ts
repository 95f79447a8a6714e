import type { Day } from '#platform/contract/days.ts';

/** From `fromDay` until the person's next link, `uplineId` leads them; null: nobody does. */
export type Link = { personId: string; uplineId: string | null; fromDay: Day };

/** People who would lead themselves from `fromDay` on, each led by the next one and the last one by the first. */
export type Circle = { fromDay: Day; members: string[] };

type UplineOn = (personId: string, day: Day) => string | null;

/** Reads the upline of a person on a day: that of the latest link which has begun by then. */
export const uplinesIn = (links: Link[]): UplineOn => {
  const byPerson = Map.groupBy(links, ({ personId }) => personId);
  for (const own of byPerson.values()) own.sort((one, other) => (one.fromDay < other.fromDay ? 1 : -1));
  return (personId, day) => byPerson.get(personId)?.find(({ fromDay }) => fromDay <= day)?.uplineId ?? null;
};

/**
 * The circles of a day from `from` on, the earliest first, each once with the first such day. Everyone who leads themselves on such a
 * day is in one of them.
 */
export function* circlesIn(links: Link[], from: Day): Generator<Circle> {
  const above = uplinesIn(links);
  // The chains change on the first days of links alone, and then by a link that begins on that day.
  const starts = new Map<Day, Set<string>>([[from, new Set(links.map(({ personId }) => personId))]]);
  for (const { personId, fromDay } of links) {
    if (fromDay <= from) continue;
    starts.set(fromDay, (starts.get(fromDay) ?? new Set()).add(personId));
  }
  const circles = new Set<string>();
  for (const [fromDay, people] of [...starts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const seen = new Set<string>();
    for (const personId of people) {
      const members = circleFrom((id) => above(id, fromDay), personId, seen);
      if (members.every((id) => circles.has(id))) continue;
      for (const id of members) circles.add(id);
      yield { fromDay, members };
    }
  }
}

/** The circle at the end of the way up from a person; empty if there is none, or the way joins one that was `seen`. */
const circleFrom = (aboveOf: (id: string) => string | null, personId: string, seen: Set<string>): string[] => {
  const way: string[] = [];
  let id: string | null = personId;
  for (; id !== null && !seen.has(id); id = aboveOf(id)) {
    seen.add(id);
    way.push(id);
  }
  const place = id === null ? -1 : way.indexOf(id);
  return place < 0 ? [] : way.slice(place);
};

/** Names of a circle that are said. */
const mostNames = 6;

/** Names in a circle of uplines, from one of its members upwards: all of a small circle, the beginning of a large one. */
export const circleWords = (
  { members }: Circle,
  nameOf: (personId: string) => string,
  first: string | undefined = members[0],
): string => {
  const start = Math.max(0, first === undefined ? 0 : members.indexOf(first));
  const names = members.slice(0, mostNames).map((_, place) => nameOf(members[(start + place) % members.length] ?? ''));
  const others = members.length - names.length;
  return [...names, ...(others > 0 ? [`${others.toLocaleString('en')} more`] : []), names[0]].join(' → ');
};
