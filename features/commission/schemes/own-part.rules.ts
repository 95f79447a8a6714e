import { cobrokeRoles } from '#features/esubmission/roles.words.ts';
import type { Cents } from '#platform/contract/money.ts';
import { projectKey, type Terms } from '../terms.rules.ts';
import { capped } from './capped.rules.ts';
import { exactly, rateOf, shownCents } from './exact.rules.ts';
import type { OwnPart, Shared } from './scheme.rules.ts';
import { tiered } from './tiered.rules.ts';

/** The salesperson's part by the scheme of their plan. */
export const ownPart = (terms: Terms, shared: Shared): OwnPart => {
  switch (terms.scheme) {
    case 'FLAT':
      return flat(terms.rate, shared.base);
    case 'TIERED':
      return tiered(terms, shared);
    case 'CAP':
      return capped(terms, shared);
    case 'FIXED_FEE':
      return fixedFee(terms, shared);
    case 'PROJECT':
      return byProject(terms, shared);
  }
};

const flat = (rate: number, base: Cents): OwnPart => {
  const part = rateOf(base, rate);
  return { part, steps: [{ of: 'OWN', label: 'Flat rate', base, rate, cents: shownCents(part) }] };
};

const byProject = ({ rate: other, rates }: Extract<Terms, { scheme: 'PROJECT' }>, { base, kind }: Shared): OwnPart => {
  const { project, role } = kind;
  const projectRate =
    project !== null && rates.find((each) => projectKey(each.project) === projectKey(project) && each.role === role);
  const rate = projectRate ? projectRate.rate : other;
  const label = projectRate ? `${projectRate.project}, ${cobrokeRoles[projectRate.role]}` : 'Rate without a project';
  const part = rateOf(base, rate);
  return { part, steps: [{ of: 'OWN', label, base, rate, cents: shownCents(part) }] };
};

const fixedFee = ({ fees }: Extract<Terms, { scheme: 'FIXED_FEE' }>, { base, kind }: Shared): OwnPart => {
  const row = fees.find(({ category }) => category === kind.category);
  if (!row) throw new Error(`The plan has no fee for ${kind.category}.`);
  const fee = Math.min(base, kind.transactionType === 'SALE' ? row.sale : row.lease);
  return {
    part: exactly(base - fee),
    steps: [
      { of: 'OWN', label: 'Before the fixed fee', cents: base },
      { of: 'OWN', label: `Fixed fee of a ${kind.transactionType.toLowerCase()}`, cents: -fee },
    ],
  };
};
