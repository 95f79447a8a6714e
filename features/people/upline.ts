import type { Day } from '#platform/contract/days.ts';

/** From this day on this is who leads them, or nobody; until their next link. */
export type Link = { personId: string; uplineId: string | null; fromDay: Day };

/** Who leads someone on a day: what the last link that has begun by then says. */
export const uplineOn = (links: Link[], personId: string, day: Day): string | null => {
  const begun = links.filter((link) => link.personId === personId && link.fromDay <= day);
  return (
    begun.reduce<Link | undefined>((last, link) => (last && last.fromDay > link.fromDay ? last : link), undefined)
      ?.uplineId ?? null
  );
};

/** The first day on which someone would lead themselves, through whomever, if this link were added. */
export const circleFrom = (links: Link[], added: Link): Day | undefined => {
  const { personId, fromDay } = added;
  const all = [...links.filter((link) => link.personId !== personId || link.fromDay !== fromDay), added];
  // The chain changes only on days on which a link begins; from their next own link on, this one says nothing.
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
