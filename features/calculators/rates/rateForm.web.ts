import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { RateKind } from './rates.words.ts';

type Row = Record<string, unknown>;

/** Form values of new rates. The terms are those of their kind, whose fields `inputsOf` names. */
export type RateValues = {
  fromDay: string | null;
  terms: { bands?: Row[]; tiers?: Row[] } & Row;
  source: string;
  readAt: string;
  note: string;
  noteUntil: string | null;
};
export type RateForm = GableForm<RateValues>;

export type TermInput = { path: string; label: string; is: 'percent' | 'money' | 'number'; canBeEmpty?: true };

const percent = (path: string, label: string): TermInput => ({ path, label, is: 'percent' });
const number = (path: string, label: string): TermInput => ({ path, label, is: 'number' });

const loanLimit = (limitName: string, label: string): TermInput[] => [
  percent(`loans.${limitName}.limit`, `${label}: limit`),
  percent(`loans.${limitName}.cash`, `${label}: cash at least`),
  percent(`loans.${limitName}.reducedLimit`, `${label}: reduced limit`),
  percent(`loans.${limitName}.reducedCash`, `${label}: cash with reduced limit`),
];

/** The inputs of the kinds whose terms have no rows of their own. */
export const plainInputs: Partial<Record<RateKind, TermInput[]>> = {
  LEASE: [
    { path: 'freeUpTo', label: 'No duty up to an average annual rent of', is: 'money' },
    percent('rate', 'Rate'),
    number('years', 'Longest term on its total rent (years)'),
  ],
  TDSR: [percent('limit', 'Limit of income'), percent('variableIncome', 'Variable income that counts')],
  MSR: [percent('limit', 'Limit of income')],
  STRESS: [percent('residential', 'Residential'), percent('nonResidential', 'Non-residential')],
  BANK_LOAN: [
    ...loanLimit('none', 'No loan'),
    ...loanLimit('one', 'One loan'),
    ...loanLimit('more', 'Two or more'),
    number('years.hdb', 'Longest tenure, HDB flat'),
    number('years.other', 'Longest tenure, others'),
    number('reducedBeyond.hdb', 'Reduced beyond years, HDB flat'),
    number('reducedBeyond.other', 'Reduced beyond years, others'),
    number('reducedBeyond.age', 'Reduced past age'),
  ],
  HDB_LOAN: [
    percent('limit', 'Limit'),
    percent('interest', 'Interest'),
    { ...percent('leastTested', 'Tested at least at'), canBeEmpty: true },
    number('years', 'Longest tenure (years)'),
    number('age', 'Repaid by age'),
  ],
};
