import { buyerProfiles, homeCounts } from '../buyer/buyers.words.ts';
import { money, rateWords, yearsWords } from '../sheet/sheet.rules.ts';
import type { AnyVersion, Band, LoanLimit } from './terms.rules.ts';

const maybe = (rate: number | null): string => (rate === null ? 'not on record' : rateWords(rate));

const bandLines = (bands: Band[]): string[] =>
  bands.map(({ upTo, rate }, index) => {
    const before = bands[index - 1]?.upTo ?? null;
    if (upTo === null) return before === null ? rateWords(rate) : `${rateWords(rate)} above ${money(before)}`;
    return `${rateWords(rate)} ${before === null ? 'up to' : 'to'} ${money(upTo)}`;
  });

const limitWords = ({ limit, cash, reducedLimit, reducedCash }: LoanLimit): string =>
  `${rateWords(limit)} (cash ${rateWords(cash)}), reduced ${rateWords(reducedLimit)} (cash ${rateWords(reducedCash)})`;

/** The terms of a version, one line each. */
export const termLines = ({ kind, terms }: Pick<AnyVersion, 'kind' | 'terms'>): string[] => {
  const version = { kind, terms } as AnyVersion;
  switch (version.kind) {
    case 'BSD_RESIDENTIAL':
    case 'BSD_OTHER':
      return bandLines(version.terms.bands);
    case 'ABSD':
      return Object.entries(version.terms.rates).map(([profile, rates]) => {
        const all = Object.values(rates);
        const name = buyerProfiles[profile as keyof typeof buyerProfiles];
        return new Set(all).size === 1
          ? `${name}: ${maybe(all[0] ?? null)}`
          : `${name}: ${Object.entries(rates)
              .map(([homes, rate]) => `${homeCounts[homes as keyof typeof homeCounts]} ${maybe(rate)}`)
              .join(' · ')}`;
      });
    case 'SSD_RESIDENTIAL':
    case 'SSD_INDUSTRIAL':
      return version.terms.tiers.length === 0
        ? ['None']
        : version.terms.tiers.map(
            ({ years, bands }) => `Held for up to ${yearsWords(years)}: ${bandLines(bands).join(', ')}`,
          );
    case 'LEASE': {
      const { freeUpTo, rate, years } = version.terms;
      return [
        `None up to an average annual rent of ${money(freeUpTo)}`,
        `Up to ${yearsWords(years)}: ${rateWords(rate)} of the total rent`,
        `Longer, or without an end: ${rateWords(rate)} of ${years} times the average annual rent`,
      ];
    }
    case 'TDSR':
      return [
        `Up to ${rateWords(version.terms.limit)} of income for all debts`,
        `${rateWords(version.terms.variableIncome)} of variable income counts`,
      ];
    case 'MSR':
      return [
        `Up to ${rateWords(version.terms.limit)} of income for the home loan of an HDB flat or new executive condominium`,
      ];
    case 'STRESS':
      return [
        `Residential: at least ${rateWords(version.terms.residential)}`,
        `Non-residential: at least ${rateWords(version.terms.nonResidential)}`,
      ];
    case 'BANK_LOAN': {
      const { loans, years, reducedBeyond } = version.terms;
      return [
        `No loan outstanding: ${limitWords(loans.none)}`,
        `One loan: ${limitWords(loans.one)}`,
        `Two or more: ${limitWords(loans.more)}`,
        `Tenure: up to ${yearsWords(years.hdb)} for an HDB flat, ${yearsWords(years.other)} for others`,
        `Reduced beyond ${yearsWords(reducedBeyond.hdb)} (HDB), ${yearsWords(reducedBeyond.other)} (others) or age ${reducedBeyond.age}`,
      ];
    }
    case 'HDB_LOAN': {
      const { limit, years, age, interest, leastTested } = version.terms;
      return [
        `Up to ${rateWords(limit)} of the lower of price and value`,
        `Tenure: up to ${yearsWords(years)} or age ${age}`,
        `Interest ${rateWords(interest)}${leastTested === null ? '' : `, tested at ${rateWords(leastTested)} at least`}`,
      ];
    }
  }
};
