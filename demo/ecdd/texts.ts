import type { CddFor } from '#features/ecdd/forms/forms.words.ts';
import type { FormFacts } from '#features/ecdd/forms/rows.rules.ts';
import { formatMoney } from '#platform/contract/money.ts';

const purchase = (amountCents: number | null): string => {
  if (amountCents === null) return 'CPF and cash savings; the rest from the sale of the present flat';
  const savings = Math.round(amountCents / 4_000_000) * 1_000_000;
  return `CPF and cash savings ${formatMoney(savings)}; sale of the present flat ${formatMoney(amountCents - savings)}`;
};

/** What is answered in words: a number asks something else on each side. */
const texts: Record<CddFor, Record<string, (facts: FormFacts) => string>> = {
  'SALE-SELLER': {
    '5.01': () => 'Moving to a smaller flat near the family',
    '5.05': () => 'Tan & Yeo LLC, client account, DBS, Singapore: pays out on completion',
    '5.07': () => 'Thirty years of salary as an engineer, about S$ 2.4 million; a flat sold in 2016, S$ 780,000',
  },
  'SALE-BUYER': {
    '4.02': () => 'Secondary school teacher, Ministry of Education, since 2009',
    '5.01': ({ amountCents }) => purchase(amountCents),
    '5.08': () => 'Salary since 1998, about S$ 1.9 million; half of Kallang Print Pte Ltd, sold in 2019 for S$ 650,000',
    '5.10': () => 'None',
  },
  'LEASE-LANDLORD': {
    '5.06': () => 'Bought in 2012 with savings and a bank loan, repaid in 2022; salary as an accountant since 1995',
  },
  'LEASE-TENANT': {
    '5.06': () =>
      'Salary as a project manager, S$ 14,000 a month, which pays rent and deposit; savings of S$ 220,000 since 2014',
  },
};

export const textFor = (side: CddFor, questionFID: string, facts: FormFacts): string | undefined =>
  texts[side][questionFID]?.(facts);
