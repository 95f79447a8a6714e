import type { Day } from '#platform/contract/days.ts';

/** From `fromDay` until the person's next link, `uplineId` leads them; null: nobody does. */
export type Link = { personId: string; uplineId: string | null; fromDay: Day };

/** Someone who would lead themselves from `fromDay` on. `path` runs from them upwards and ends with them again. */
export type Circle = { personId: string; fromDay: Day; path: string[] };

type Above = (personId: string, day: Day) => string | null;

/** Reads the upline of a person on a day: that of the latest link which has begun by then. */
export const uplinesIn = (links: Link[]): Above => {
  const byPerson = Map.groupBy(links, ({ personId }) => personId);
  for (const own of byPerson.values()) own.sort((one, other) => (one.fromDay < other.fromDay ? 1 : -1));
  return (personId, day) => byPerson.get(personId)?.find(({ fromDay }) => fromDay <= day)?.uplineId ?? null;
};

/**
 * Everyone who leads themselves on a day from `from` on, directly or through others, each with the first such day; the earliest
 * first.
 */
export const circlesIn = (links: Link[], from: Day): Circle[] => {
  const above = uplinesIn(links);
  // The chains change on the first days of links alone, and then by a link that begins on that day.
  const starts = new Map<Day, Set<string>>([[from, new Set(links.map(({ personId }) => personId))]]);
  for (const { personId, fromDay } of links) {
    if (fromDay <= from) continue;
    starts.set(fromDay, (starts.get(fromDay) ?? new Set()).add(personId));
  }
  const found = new Map<string, Circle>();
  for (const [fromDay, people] of [...starts].sort(([one], [other]) => (one < other ? -1 : 1)))
    for (const personId of people) {
      if (found.has(personId)) continue;
      // Everyone in a circle leads themselves, also those whose own link began earlier.
      for (const circle of circleOf(above, personId, fromDay))
        if (!found.has(circle.personId)) found.set(circle.personId, circle);
    }
  return [...found.values()];
};

/** The circle that a person is in on a day, once for each of its members; empty if there is none. */
const circleOf = (above: Above, personId: string, fromDay: Day): Circle[] => {
  const members = [personId];
  for (let id = above(personId, fromDay); id !== personId; id = above(id, fromDay)) {
    if (id === null || members.includes(id)) return [];
    members.push(id);
  }
  return members.map((id, place) => ({
    personId: id,
    fromDay,
    path: [...members.slice(place), ...members.slice(0, place), id],
  }));
};
