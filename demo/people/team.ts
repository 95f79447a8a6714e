import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { demoPeople } from '../accounts.ts';
import { type Draws, drawsFor } from '../draw/draws.ts';
import { drawName, slug } from '../draw/names.ts';
import { otherStaff } from './staff.ts';

/** A salesperson of the team. Uplines and ranks each have the day from which they hold. */
export type Member = {
  userName: string;
  name: string;
  registrationNo: string;
  level: number;
  joined: Day;
  uplines: { fromDay: Day; userName: string }[];
  ranks: { fromDay: Day; rank: string }[];
};

/** How many of 120 salespeople are on each of the five levels. */
const shape = [2, 6, 16, 36, 60];

/** The rank of each level. On the last level it also depends on the years since joining. */
const titles = [
  'GROUP_DIVISION_DIRECTOR',
  'SENIOR_DIVISION_DIRECTOR',
  'ASSOCIATE_DIRECTOR',
  'TEAM_MANAGER',
  'ASSOCIATE',
];

/** The salespeople whose accounts are printed: their level, and for how many months they are with the agency. */
const printed = [
  { userName: 'hannah.lim', level: 3, months: 92 },
  { userName: 'rajesh.kumar', level: 4, months: 61 },
  { userName: 'nur.aisyah', level: 5, months: 2 },
];

/** The salespeople as a tree of five levels. An upline comes before their downlines in the list. */
export const drawTeam = (seed: number, count: number, today: Day): Member[] => {
  const draws = drawsFor(seed, 'team');
  const names = new Set([...demoPeople, ...otherStaff].map(({ userName }) => userName));
  const team: Member[] = [];
  for (const [index, size] of levelsOf(count).entries()) {
    const level = index + 1;
    const accounts = printed.filter((each) => each.level === level);
    for (let place = 0; place < size; place++) {
      const account = accounts[place];
      const joined = account ? addMonths(today, -account.months) : addDays(today, -daysWith(draws, level));
      const name = account ? namedAs(account.userName) : drawNamed(draws, names, team.length);
      team.push(memberOf(draws, team, { ...name, level, joined }, today));
    }
  }
  return team;
};

/** The size of each level; at least one each, and `count` together. */
const levelsOf = (count: number): number[] => {
  const sizes = shape.map((part) => Math.max(1, Math.floor((count * part) / 120)));
  const rest = count - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, index) => (index === sizes.length - 1 ? size + rest : size));
};

/** How many days ago someone joined. Higher levels joined earlier; level 5 within the last six years. */
const daysWith = (draws: Draws, level: number): number =>
  level < 5 ? draws.between(365 * (9 - level), 365 * (13 - level)) : draws.between(35, 365 * 6);

const namedAs = (userName: string) => {
  const person = demoPeople.find((each) => each.userName === userName);
  return { userName, name: person?.name ?? '', registrationNo: person?.registrationNo ?? '' };
};

const drawNamed = (draws: Draws, taken: Set<string>, index: number) => {
  for (;;) {
    const name = drawName(draws);
    const userName = slug(name);
    if (taken.has(userName)) continue;
    taken.add(userName);
    const registrationNo = `R0${String(10_100 + index * 367).padStart(5, '0')}${'ABCDEFGHJKL'[index % 11]}`;
    return { userName, name, registrationNo };
  }
};

type Placed = Pick<Member, 'userName' | 'name' | 'registrationNo' | 'level' | 'joined'>;

const memberOf = (draws: Draws, team: Member[], placed: Placed, today: Day): Member => {
  const above = team.filter(({ level }) => level === placed.level - 1);
  const [hannah, rajesh] = printed;
  const wanted = { [rajesh?.userName ?? '']: hannah?.userName, 'nur.aisyah': rajesh?.userName }[placed.userName];
  const upline =
    above.find(({ userName }) => userName === wanted) ?? (above.length > 0 ? draws.pick(above) : undefined);
  const uplines = upline ? [{ fromDay: later(placed.joined, upline.joined), userName: upline.userName }] : [];
  // Most people change their team on 1 January, when registrations are renewed.
  const moved = `${Number(today.slice(0, 4)) - draws.between(0, 2)}-01-01`;
  const led = uplines[0]?.fromDay;
  if (placed.level > 2 && !wanted && led && moved > led && draws.chance(0.14)) {
    const next = draws.pick(above);
    uplines.push({ fromDay: later(dayOfMove(team, moved, today), next.joined), userName: next.userName });
  }
  return { ...placed, uplines, ranks: ranksOf(draws, placed, today) };
};

/** Every other one of them moves half a year later, so that a year has deals of both teams. */
const dayOfMove = (team: Member[], newYear: Day, today: Day): Day => {
  const others = team.filter(({ uplines }) => uplines.length > 1).length;
  const july = addMonths(newYear, 6);
  return others % 2 === 0 && july < today ? july : newYear;
};

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** From the lowest rank up to the rank of their level. */
const ranksOf = (draws: Draws, { level, joined }: Placed, today: Day): Member['ranks'] => {
  const path = level === 5 ? ['ASSOCIATE', 'SENIOR_ASSOCIATE'] : titles.slice(level - 1).toReversed();
  let fromDay = joined;
  const ranks: Member['ranks'] = [];
  for (const rank of path) {
    if (fromDay > today) break;
    ranks.push({ fromDay, rank });
    fromDay = addMonths(fromDay, level === 5 ? draws.between(18, 30) : draws.between(10, 20));
  }
  return ranks;
};
