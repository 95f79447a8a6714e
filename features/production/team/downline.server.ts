import { hadLeft } from '#features/commission/splits/had-left.rules.ts';
import { downlineOf, findByRegistrationNo, findBySaNo, type Member } from '#features/people/index.server.ts';
import { findRegistered, registerDay } from '#features/register/server/index.ts';
import { cycleStatusesOf } from '#features/training/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { periods } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { type Span, toDate, yearBefore } from './periods.rules.ts';
import { nothing, sumsOfTeams, type ViaSum } from './sums.server.ts';
import type { TeamCard, TeamMember } from './team.calls.ts';
import { requireBelow, requireStrictlyBelow, teamsOf } from './whose.server.ts';

/** Profile of a person. Inactive: they can't sign in any more, or their registration is over. */
const present = async (at: Reading, members: Member[]): Promise<TeamMember[]> => {
  const day = today(at.clock);
  const [registered, importedOn, standings] = await Promise.all([
    findRegistered(
      at.db,
      members.map(({ registrationNo }) => registrationNo),
    ),
    registerDay(at.db),
    cycleStatusesOf(
      at,
      members.map(({ personId }) => personId),
    ),
  ]);
  const endOf = new Map(registered.map(({ registrationNo, validTo }) => [registrationNo, validTo]));
  return members.map(({ personId, rankName: rank, disabledAt, uplineId: _above, uplineSince: _since, ...member }) => {
    const registeredUntil = endOf.get(member.registrationNo) ?? null;
    const isActive = disabledAt === null && !hadLeft(registeredUntil, { day, importedOn });
    const { cycle, progress } = standings.get(personId) ?? {};
    const cpd = cycle?.rule && progress ? { counted: progress.counted, least: progress.least } : null;
    return { ...member, rank, isActive, registeredUntil, cpd };
  });
};

/** Profile of a person, with their production while the actor was above them. */
const cardOf = (member: TeamMember, sum: ViaSum | undefined): TeamCard => ({
  ...member,
  own: sum?.own ?? nothing,
  group: sum?.group ?? nothing,
});

/** The people led directly by somebody today, active ones first, with their production this year. */
export const readDownline = async (
  at: Reading,
  { query }: Input<typeof production.downline>,
): Promise<Data<typeof production.downline>> => {
  const day = today(at.clock);
  const span = toDate('year', day);
  const { team, line } = await requireBelow(at, query.parent);
  const members = await downlineOf(at.db, team.leaderId, day);
  const teams = await teamsOf(
    at,
    members.map(({ personId }) => personId),
  );
  const [people, sums] = await Promise.all([present(at, members), sumsOfTeams(at.db, teams, span)]);
  const rows = people
    .map((each, index) => cardOf(each, sums.get(members[index]?.personId ?? '')))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
  const active = rows.filter(({ isActive }) => isActive).length;
  return { line, span, active, inactive: rows.length - active, rows };
};

/** One of the actor's team by registration number. */
export const readByCea = async (
  at: Reading,
  { query }: Input<typeof production.downlineByCea>,
): Promise<Data<typeof production.downlineByCea>> => {
  const id = await findByRegistrationNo(at.db, query.cea.toUpperCase());
  const { member, line, team } = await requireStrictlyBelow(at, id);
  const [person] = await present(at, [member]);
  if (!person) throw new Error('A member that was found is presented.');
  const sums = await sumsOfTeams(at.db, [team], toDate('year', today(at.clock)));
  return { line, row: cardOf(person, sums.get(member.personId)) };
};

/** Profile of a member of the actor's team, with their production to date, beside the same days of the year before. */
export const readProfile = async (
  at: Reading,
  { query }: Input<typeof production.profile>,
): Promise<Data<typeof production.profile>> => {
  const { member, line, team } = await requireStrictlyBelow(at, await findBySaNo(at.db, query.saNo));
  const [person] = await present(at, [member]);
  if (!person) throw new Error('A member that was found is presented.');
  const sumIn = async (span: Span) => (await sumsOfTeams(at.db, [team], span)).get(member.personId);
  const figures = await Promise.all(
    keysOf(periods).map(async (period) => {
      const span = toDate(period, today(at.clock));
      const [now, before] = await Promise.all([sumIn(span), sumIn(yearBefore(span))]);
      const compared = (part: 'own' | 'group') => ({ ...(now?.[part] ?? nothing), before: before?.[part] ?? nothing });
      return { period, span, own: compared('own'), group: compared('group') };
    }),
  );
  return { ...person, line, figures };
};
