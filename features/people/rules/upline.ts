import type { Day } from '#platform/contract/days.ts';

/** From `fromDay` until the person's next link, `uplineId` leads them; null: nobody does. */
export type Link = { personId: string; uplineId: string | null; fromDay: Day };

/** The upline of a person on a day: that of the latest link which has begun by then. */
export const uplineOn = (links: Link[], personId: string, day: Day): string | null => {
  const begun = links.filter((link) => link.personId === personId && link.fromDay <= day);
  return (
    begun.reduce<Link | undefined>((last, link) => (last && last.fromDay > link.fromDay ? last : link), undefined)
      ?.uplineId ?? null
  );
};

/** The first day on which a person would lead themselves, directly or through others, if `added` were stored. */
export const circleFrom = (links: Link[], added: Link): Day | undefined => {
  const { personId, fromDay } = added;
  const all = [...links.filter((link) => link.personId !== personId || link.fromDay !== fromDay), added];
  // The chain changes only on the first days of links. The added link ends when the person's next link begins.
  const next = all.filter((link) => link.personId === personId && link.fromDay > fromDay).map(({ fromDay }) => fromDay);
  const until = next.sort()[0];
  const days = all.map((link) => link.fromDay).filter((day) => day >= fromDay && (!until || day < until));
  return [...new Set(days)].sort().find((day) => leadsBack(all, personId, day));
};

const leadsBack = (links: Link[], personId: string, day: Day): boolean => {
  const seen = new Set<string>();
  for (let above = uplineOn(links, personId, day); above !== null; above = uplineOn(links, above, day)) {
    if (above === personId) return true;
    if (seen.has(above)) return false;
    seen.add(above);
  }
  return false;
};
