import { type Link, uplinesIn } from '#features/people/team/upline.rules.ts';
import type { Day } from '#platform/contract/days.ts';

export type KnownPerson = {
  id: string;
  name: string;
  userName: string;
  email: string;
  role: 'salesperson' | 'staff' | 'admin';
  saNo: string | null;
  registrationNo: string | null;
  isActive: boolean;
};

/** What is on record. */
export type Agency = {
  people: KnownPerson[];
  /** The ladder, from its foot up. */
  ladder: { rank: string; name: string }[];
  ranks: { personId: string; rank: string; fromDay: Day }[];
  links: Link[];
};

/** What is on record, found by what a file says. */
export type Index = ReturnType<typeof indexOf>;

export const indexOf = ({ people, ladder, ranks, links }: Agency) => ({
  bySaNo: new Map(people.flatMap((each) => (each.saNo ? [[each.saNo, each] as const] : []))),
  byNumber: new Map(people.flatMap((each) => (each.registrationNo ? [[each.registrationNo, each] as const] : []))),
  byUserName: new Map(people.map((each) => [each.userName.toLowerCase(), each])),
  byEmail: new Map(people.map((each) => [each.email.toLowerCase(), each])),
  ladder,
  ranks: Map.groupBy(ranks, ({ personId }) => personId),
  links: Map.groupBy(links, ({ personId }) => personId),
  uplineOn: uplinesIn(links),
});
