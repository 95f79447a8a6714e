import { uplinesIn } from '#features/people/team/upline.rules.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { readAgency } from './check.server.ts';
import { nobody, peopleFileOf } from './columns.rules.ts';

/** All salespeople who can sign in, with the rank and the upline that each has today. */
export const exportPeople = async (at: Reading): Promise<FileAnswer> => {
  const { people, ladder, ranks, links } = await readAgency(at);
  const day = today(at.clock);
  const byId = new Map(people.map((each) => [each.id, each]));
  const rankNames = new Map(ladder.map(({ rank, name }) => [rank, name]));
  const uplineOn = uplinesIn(links);
  const current = <T extends { personId: string; fromDay: string }>(rows: T[]) =>
    new Map(
      rows
        .filter(({ fromDay }) => fromDay <= day)
        .sort((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
        .map((row) => [row.personId, row]),
    );
  const rankOf = current(ranks);
  const linkOf = current(links);
  const rows = people
    .filter(({ role, isActive }) => role === 'salesperson' && isActive)
    .sort((one, other) => one.name.localeCompare(other.name) || (one.saNo ?? '').localeCompare(other.saNo ?? ''))
    .map(({ id, saNo, registrationNo, name, userName, email }) => {
      const above = byId.get(uplineOn(id, day) ?? '');
      return {
        saNo: saNo ?? '',
        registrationNo: registrationNo ?? '',
        name,
        userName,
        email,
        rank: rankNames.get(rankOf.get(id)?.rank ?? '') ?? '',
        rankFrom: rankOf.get(id)?.fromDay ?? '',
        upline: above?.saNo ?? (linkOf.has(id) ? nobody : ''),
        uplineFrom: linkOf.get(id)?.fromDay ?? '',
      };
    });
  await recordReading(at, {
    aggregate: 'export',
    aggregateId: at.actor.userId,
    action: 'people.exported',
    detail: { rows: rows.length },
  });
  // With its mark, so that a spreadsheet reads it as UTF-8.
  const body = Buffer.from(`\ufeff${peopleFileOf(rows)}`);
  return { name: `people_${day}.csv`, contentType: 'text/csv', size: body.length, body };
};
