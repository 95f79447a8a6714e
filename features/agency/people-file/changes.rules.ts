import { readRegistrationNo } from '#features/particulars/rules/numbers.ts';
import { readSaNo } from '#features/people/account/sa-no.rules.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { readDay } from '#platform/contract/typed/read-day.ts';
import type { Index } from './agency.rules.ts';
import { nobody } from './columns.rules.ts';
import type { Who } from './who-is.rules.ts';

export type RankChange = { rank: string; name: string; fromDay: Day };
export type UplineChange = { uplineId: string | null; name: string; fromDay: Day };

type Before = { known: Index; today: Day };

/** The day from which a change is asked for; undefined with a problem that is noted. */
const dayFrom = (text: string, what: string, { problems }: Who, today: Day): Day | undefined => {
  const { value, problem } = readDay(text);
  if (problem) problems.push(`${what} from: ${problem}`);
  return problem ? undefined : (value ?? today);
};

const notPast = (fromDay: Day, what: string, { problems }: Who, today: Day): boolean => {
  if (fromDay >= today) return true;
  problems.push(`${what} from ${formatDay(fromDay)} is in the past. Choose ${formatDay(today)} or later.`);
  return false;
};

const requireAgent = ({ person, problems }: Who): boolean => {
  if (!person || (person.role === 'salesperson' && person.isActive)) return true;
  problems.push(
    person.role === 'salesperson' ? `The account of ${person.name} is disabled.` : 'Only salespeople are in a team.',
  );
  return false;
};

export const rankOf = (who: Who, { known: index, today }: Before): RankChange | null => {
  const { given: line } = who;
  if (!line.rank) return null;
  const wanted = line.rank.toLowerCase();
  const match = index.ladder.find(({ rank, name }) => rank.toLowerCase() === wanted || name.toLowerCase() === wanted);
  if (!match) {
    who.problems.push(`There is no rank “${line.rank.slice(0, 60)}”.`);
    return null;
  }
  const fromDay = dayFrom(line.rankFrom, 'Rank', who, today);
  if (fromDay === undefined) return null;
  const begun = (index.ranks.get(who.personId) ?? []).filter((each) => each.fromDay <= fromDay);
  const current = begun.reduce<(typeof begun)[number] | undefined>(
    (last, each) => (last && last.fromDay > each.fromDay ? last : each),
    undefined,
  );
  if (current?.rank === match.rank) return null;
  return requireAgent(who) && notPast(fromDay, 'Rank', who, today) ? { ...match, fromDay } : null;
};

type Among = Before & { added: Map<string, Who> };

export const uplineOf = (who: Who, { known: index, added, today }: Among): UplineChange | null => {
  const { given: line } = who;
  if (!line.upline) return null;
  const above = leaderOf(line.upline, index, added);
  if (typeof above === 'string') {
    who.problems.push(above);
    return null;
  }
  const fromDay = dayFrom(line.uplineFrom, 'Upline', who, today);
  if (fromDay === undefined) return null;
  if (index.uplineOn(who.personId, fromDay) === above.id) return null;
  if (above.isGone) who.problems.push(`The account of the upline ${above.name} is disabled.`);
  return requireAgent(who) && notPast(fromDay, 'Upline', who, today)
    ? { uplineId: above.id, name: above.name, fromDay }
    : null;
};

type Leader = { id: string | null; name: string; isGone: boolean };

/** The upline that a cell names by code or registration number, on record or in the file; or why it names none. */
const leaderOf = (cell: string, index: Index, added: Map<string, Who>): Leader | string => {
  if (cell.toLowerCase() === nobody) return { id: null, name: 'nobody', isGone: false };
  const code = readSaNo(cell).value ?? '';
  const number = readRegistrationNo(cell).value ?? '';
  const leader = index.bySaNo.get(code) ?? index.byNumber.get(number);
  if (leader) return { id: leader.id, name: leader.name, isGone: !leader.isActive };
  const fresh = added.get(`code ${code}`) ?? added.get(`number ${number}`);
  if (fresh) return { id: fresh.personId, name: fresh.name, isGone: false };
  return `Nobody has the code or the registration number “${cell.slice(0, 60)}” of the upline.`;
};
