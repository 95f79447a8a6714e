import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anyCents, anyTerms, cappedTerms, projectTerms, saleOfFlat, tieredTerms } from '../rig/plans.rules.ts';
import { Terms } from '../terms.rules.ts';
import { exactly, rateOf } from './exact.rules.ts';
import { ownPart } from './own-part.rules.ts';

const partOf = (terms: Terms, base: number, reached: number, feesBefore = 0) =>
  ownPart(terms, { base, reached, feesBefore, kind: saleOfFlat }).part;

const marginal = tieredTerms({});
const retrospective = tieredTerms({ reach: 'RETROSPECTIVE' });

// 70% from 0, 80% from 50,000.00, 90% from 100,000.00.
test.each<[string, Terms, { base: number; reached: number }, number]>([
  ['the first cent is in the first tier', marginal, { base: 1_000_000, reached: 0 }, 700_000],
  ['up to the end of a tier', marginal, { base: 1_000_000, reached: 4_000_000 }, 700_000],
  ['from its first cent on the next one', marginal, { base: 1_000_000, reached: 5_000_000 }, 800_000],
  ['a share across two tiers', marginal, { base: 2_000_000, reached: 4_000_000 }, 700_000 + 800_000],
  ['a share across all', marginal, { base: 12_000_000, reached: 0 }, 3_500_000 + 4_000_000 + 1_800_000],
  ['the whole share, one cent below a tier', retrospective, { base: 1_000_000, reached: 3_999_999 }, 700_000],
  ['the whole share, when it reaches a tier', retrospective, { base: 1_000_000, reached: 4_000_000 }, 800_000],
  ['the whole share at the highest tier', retrospective, { base: 12_000_000, reached: 0 }, 10_800_000],
])('tiers: %s', (_, terms, { base, reached }, cents) => {
  expect(partOf(terms, base, reached)).toBe(exactly(cents));
});

// 70% until the agency kept 38,000.00.
test.each<[string, { base: number; reached: number; terms?: Terms }, number]>([
  ['the rate, far below', { base: 1_000_000, reached: 0 }, 700_000],
  ['the rate, when it is reached to the cent', { base: 1_000_000, reached: 3_500_000 }, 700_000],
  ['only what is left of it, mid-share', { base: 1_000_000, reached: 3_700_000 }, 900_000],
  ['all of it afterwards', { base: 1_000_000, reached: 3_800_000 }, 1_000_000],
  [
    'all but the fee afterwards',
    { base: 1_000_000, reached: 3_800_000, terms: cappedTerms({ feeAfterCap: 9_500 }) },
    990_500,
  ],
  ['the fee is at most the share', { base: 5_000, reached: 3_800_000, terms: cappedTerms({ feeAfterCap: 9_500 }) }, 0],
])('cap: %s', (_, { base, reached, terms = cappedTerms() }, cents) => {
  expect(partOf(terms, base, reached)).toBe(exactly(cents));
});

test('cap: fees before the split are kept by the agency, so they count towards it', () => {
  expect(partOf(cappedTerms(), 1_000_000, 3_700_000, 60_000)).toBe(exactly(960_000));
});

it('gives the salesperson between nothing and all', () => {
  fc.assert(
    fc.property(anyTerms, anyCents, anyCents, (terms, base, reached) => {
      const part = partOf(terms, base, reached);
      expect(part >= 0n && part <= exactly(base)).toBe(true);
    }),
  );
});

it('two shares get together what one of their sum does, where tiers are marginal', () => {
  const tiered = anyTerms.filter((terms) => terms.scheme === 'TIERED' && terms.reach === 'MARGINAL');
  fc.assert(
    fc.property(tiered, anyCents, anyCents, anyCents, (terms, first, second, reached) => {
      const together = partOf(terms, first + second, reached);
      expect(partOf(terms, first, reached) + partOf(terms, second, reached + first)).toBe(together);
    }),
  );
});

it('the agency never keeps more of a share than its rate, nor than what is left of the cap', () => {
  const capped = anyTerms.filter((terms) => terms.scheme === 'CAP');
  fc.assert(
    fc.property(capped, anyCents, anyCents, (terms, base, reached) => {
      if (terms.scheme !== 'CAP' || reached >= terms.cap) return;
      const agencyPart = exactly(base) - partOf(terms, base, reached);
      expect(agencyPart <= rateOf(base, 1_000_000 - terms.rate)).toBe(true);
      expect(agencyPart <= exactly(terms.cap - reached)).toBe(true);
    }),
  );
});

it('says where a share was smaller than the fee after the cap', () => {
  const terms = cappedTerms({ feeAfterCap: 9_500 });
  const labelsOf = (base: number) =>
    ownPart(terms, { base, reached: 3_800_000, feesBefore: 0, kind: saleOfFlat }).steps.map(({ label }) => label);
  expect(labelsOf(5_000)[1]).toBe('Fee after the cap of S$ 95.00: all that was left of the share');
  expect(labelsOf(10_000)[1]).toBe('Fee after the cap');
});

// 85% for a closing agent and 30% for a tagger in Marina One, 80% for a closing agent in Leonie Heights, otherwise 70%.
test.each<[string, string | null, 'CA' | 'TAG' | null, number, string]>([
  ['the role in the project', 'Marina One', 'CA', 850_000, 'Marina One, Closing Agent (CA)'],
  ['another role in it', 'Marina One', 'TAG', 300_000, 'Marina One, Project Tagger (Tagging)'],
  ['the same role in another project', 'Leonie Heights', 'CA', 800_000, 'Leonie Heights, Closing Agent (CA)'],
  ['however the name is written', ' marina  ONE ', 'CA', 850_000, 'Marina One, Closing Agent (CA)'],
  ['a role without a rate', 'Leonie Heights', 'TAG', 700_000, 'Rate without a project'],
  ['another project', 'Elsewhere', 'CA', 700_000, 'Rate without a project'],
  ['no project', null, 'CA', 700_000, 'Rate without a project'],
])('projects: %s', (_, project, role, cents, label) => {
  const kind = { ...saleOfFlat, project, role };
  const { part, steps } = ownPart(projectTerms(), { base: 1_000_000, reached: 0, feesBefore: 0, kind });
  expect([part, steps[0]?.label]).toEqual([exactly(cents), label]);
});

it('takes each role of a project once', () => {
  const terms = projectTerms() as Extract<Terms, { scheme: 'PROJECT' }>;
  expect(Terms.safeParse(terms).success).toBe(true);
  const twice = { ...terms, rates: [...terms.rates, { project: 'marina one ', role: 'TAG', rate: 1 }] };
  expect(Terms.safeParse(twice).error?.issues).toMatchObject([{ path: ['rates', 3, 'role'] }]);
  expect(Terms.safeParse({ ...terms, rates: [] }).success).toBe(false);
});
