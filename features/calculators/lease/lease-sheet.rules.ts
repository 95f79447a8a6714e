import { formatDay } from '#platform/contract/days.ts';
import { calculators } from '../calculators.words.ts';
import type { LeaseInput } from '../inputs/inputs.rules.ts';
import type { Known } from '../rates/known.rules.ts';
import { money, type Note, rateWords, type Sheet, usedRules, versionNotes, yearsWords } from '../sheet/sheet.rules.ts';
import { stampNote } from '../stamping.rules.ts';
import { leaseDuty } from './lease-duty.rules.ts';
import { leaseKinds } from './leases.words.ts';

/** The duty on a lease. */
export const leaseSheet = (known: Known, input: LeaseInput): Sheet => {
  const day = input.day ?? known.today;
  const { leaseKind: kind, rent, charges, market, before, endless } = input;
  const months = endless ? null : 12 * (input.years ?? 0) + (input.months ?? 0);
  const { title } = calculators.lease;
  const about = [leaseKinds[kind], rent === null ? '' : `${money(rent)} a month`, termWords(months), formatDay(day)]
    .filter(Boolean)
    .join(' · ');
  const empty = (missing: string): Sheet => ({ title, about, result: null, missing, parts: [], rules: [] });
  if (!rent) return empty('Enter the monthly rent.');
  if (months === 0) return empty('Enter the term.');

  const found = leaseDuty(known.versions, {
    kind,
    day,
    rent,
    charges: charges ?? 0,
    marketRent: market ?? 0,
    rentBefore: before ?? 0,
    months,
  });
  const { version, monthly, annual, total, base, amount } = found;
  if (!version) return empty(`Rates for ${formatDay(day)} are not on record.`);
  const { freeUpTo, rate, years } = version.terms;
  const isLong = months === null || months > 12 * years;
  const notes: Note[] = [
    ...versionNotes([version], day),
    ...(kind === 'RISE'
      ? [{ tone: 'info' as const, text: 'Duty is on the increase over the months that remain.' }]
      : []),
    ...(kind === 'EXTENSION'
      ? [{ tone: 'info' as const, text: 'Duty is on the rent of the extension. Enter its own term.' }]
      : []),
    ...(amount === 0 ? [] : [stampNote(day)]),
  ];
  return {
    title,
    about,
    result: amount === null ? null : { label: 'Lease duty', amount },
    missing: '',
    parts: [
      {
        title: 'Lease duty',
        lines: [
          { label: kind === 'RISE' ? 'Increase a month' : 'Rent and charges a month', amount: monthly },
          { label: 'Average annual rent', amount: annual },
          ...(total === null
            ? []
            : [{ label: kind === 'RISE' ? 'Increase over the term' : 'Total rent', amount: total }]),
          {
            label: 'Lease duty',
            amount,
            isSum: true,
            note:
              annual <= freeUpTo
                ? `None: the average annual rent is ${money(freeUpTo)} or less`
                : isLong
                  ? `${rateWords(rate)} of ${years} times the average annual rent, as the term is longer than ${yearsWords(years)}`
                  : `${rateWords(rate)} of ${money(base ?? 0)}`,
          },
        ],
        notes,
      },
    ],
    rules: usedRules([version]),
  };
};

const termWords = (months: number | null): string => {
  if (months === null) return 'no fixed term';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && yearsWords(years), rest > 0 && (rest === 1 ? '1 month' : `${rest} months`)]
    .filter(Boolean)
    .join(' ');
};
