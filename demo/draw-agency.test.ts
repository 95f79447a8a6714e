import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TransactionInfo } from '#features/esubmission/info/info.calls.ts';
import { usualLimits } from '#features/esubmission/info/limits.rules.ts';
import { infoProblems } from '#features/esubmission/info/problems.rules.ts';
import { foreignTenantLease } from '#features/esubmission/parties/foreign-tenant-lease.rules.ts';
import { PartyInput, ShareholderInput } from '#features/esubmission/parties/parties.calls.ts';
import { partyProblem } from '#features/esubmission/parties/problems.rules.ts';
import { checkIdentity } from '#features/particulars/rules/identity.ts';
import { propertyCategories } from '#features/property/words/categories.ts';
import { addDays, dayOf, daysBetween } from '#platform/contract/days.ts';
import { sellersOf } from './cases/sellers.ts';
import { drawAgency } from './draw-agency.ts';
import { demoSizes } from './load-demo.ts';
import { drawTeam } from './people/team.ts';

const recipe = { seed: 65, ...demoSizes.full, today: '2026-11-20' };
type Plan = ReturnType<typeof drawAgency>[number];

/** The problems and blocks for which the product would refuse a plan on the day of its submission. */
const refused = ({ info, parties, at, moves }: Plan): string[] => {
  const sent = moves.findLast((move) => move.kind === 'move' && move.statusId === 2)?.at;
  const limits = { ...usualLimits, today: dayOf(sent ?? at) };
  const parsed = TransactionInfo.parse(info);
  const people = parties.map(({ given: party }) => PartyInput.parse(party));
  const holders = parties.flatMap(({ shareholders = [] }) =>
    shareholders.map(({ under: _, ...holder }) => ShareholderInput.parse(holder)),
  );
  return [
    ...infoProblems(parsed, limits).map(({ field, message }) => `${field}: ${message}`),
    ...people.flatMap((party) => partyProblem(party, limits.today)?.message ?? []),
    ...[...people, ...holders].flatMap(({ idType, idNumber = '' }) => checkIdentity(idType, idNumber)?.message ?? []),
    ...(foreignTenantLease(parsed, people, limits) ? ['The tenancy is too long.'] : []),
  ];
};

describe('the demo agency as it is drawn', () => {
  it('is the same for the same seed, and another for another', () => {
    const drawn = JSON.stringify(drawAgency(recipe));
    expect(JSON.stringify(drawAgency(recipe)) === drawn).toBe(true);
    expect(JSON.stringify(drawAgency({ ...recipe, seed: 66 })) === drawn).toBe(false);
  }, 60_000);

  it.each([
    [200, demoSizes.usual],
    [800, demoSizes.full],
  ])(
    'is %i submissions over three years, of every category and kind of party',
    (count, size) => {
      const drawn = drawAgency({ ...recipe, ...size });
      expect(drawn).toHaveLength(count);
      expect(drawn[0]?.at.slice(0, 4)).toBe('2023');
      expect(new Set(drawn.map(({ info }) => info.propertyCategory))).toEqual(new Set(propertyCategories));
      const kinds = new Set<string>(drawn.flatMap(({ parties }) => parties.map(({ given: party }) => party.kind)));
      expect(kinds).toEqual(
        new Set(['INDIVIDUAL', 'COMPANY', 'LLP', 'PARTNERSHIP', 'SOLE_PROP', 'TRUST', 'ESTATE', 'SOCIETY']),
      );
      expect(drawn.some(({ parties }) => parties.some(({ given: party }) => party.isUnrepresented))).toBe(true);
      expect(drawn.some(({ parties }) => parties.some(({ actsFor }) => actsFor !== undefined))).toBe(true);
    },
    60_000,
  );

  it.each(['2026-11-20', '2027-01-01', '2028-02-29'])(
    'has four who sell all through the three years, on %s',
    (today) => {
      const drawn = drawAgency({ ...recipe, ...demoSizes.usual, today });
      const sellers = sellersOf(drawn);
      expect(new Set(sellers).size).toBe(4);
      for (const seller of sellers) {
        const years = new Set(
          drawn.filter(({ by }) => by === seller).map(({ at }) => daysBetween(dayOf(at), today) / 365),
        );
        expect(new Set([...years].map(Math.floor))).toEqual(new Set([0, 1, 2]));
      }
    },
  );

  it('is what the product takes, whatever the day and the seed, and all of it before that day', () => {
    const days = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(days, fc.nat(), (today, seed) => {
        for (const plan of drawAgency({ ...recipe, submissions: 120, today, seed })) {
          expect(refused(plan), JSON.stringify(plan.info)).toEqual([]);
          const moments = [plan.at, ...plan.moves.map(({ at }) => at)];
          expect(moments.every((moment) => dayOf(moment) < today)).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  it('has co-broke in: the other agency bills its client, and is billed our part; none that we pay is billed', () => {
    const billed = drawAgency(recipe).filter(({ bills }) => bills.some(({ billFor }) => billFor === 'CO_BROKE_AGENCY'));
    expect(billed.length).toBeGreaterThan(10);
    for (const { bills, external } of billed) {
      expect(external.map(({ direction }) => direction)).toEqual(['RECEIVE_IN']);
      expect(bills.map(({ invoiceToText }) => invoiceToText)).toEqual(external.map(({ agencyName }) => agencyName));
    }
    expect(billed.some(({ by }) => by === 'rajesh.kumar')).toBe(true);
  }, 60_000);

  it('has a team of five levels in which whoever leads was there before', () => {
    const team = drawTeam(65, 240, recipe.today);
    expect(team).toHaveLength(240);
    expect(new Set(team.map(({ level }) => level)).size).toBe(5);
    expect(new Set(team.map(({ userName }) => userName)).size).toBe(240);
    expect(new Set(team.map(({ registrationNo }) => registrationNo)).size).toBe(240);
    const joined = new Map(team.map((each) => [each.userName, each.joined]));
    for (const { userName, uplines } of team)
      for (const link of uplines) {
        expect((joined.get(link.userName) ?? '') <= link.fromDay, userName).toBe(true);
        expect((joined.get(userName) ?? '') <= link.fromDay).toBe(true);
      }
  });
});
