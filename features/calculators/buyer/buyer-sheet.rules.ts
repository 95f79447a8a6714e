import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, percentOf } from '#platform/contract/money.ts';
import { calculators } from '../calculators.words.ts';
import type { BuyerInput } from '../inputs/inputs.rules.ts';
import { loanPart } from '../loan/loan-parts.rules.ts';
import { propertyKinds } from '../properties.words.ts';
import { commissionLine, costLines, type Known, sumOf } from '../rates/known.rules.ts';
import {
  type Line,
  money,
  type Note,
  type Part,
  rateWords,
  type Sheet,
  usedRules,
  versionNotes,
} from '../sheet/sheet.rules.ts';
import { bandsNote, stampNote } from '../stamping.rules.ts';
import { additionalDuty, buyerDuty, remissionNotes } from './buyer-duty.rules.ts';
import { buyerProfiles, homeCounts } from './buyers.words.ts';

/** The buyer's costs of a purchase: duties, fees, the loan, and the parts paid in cash and from CPF. */
export const buyerSheet = (known: Known, input: BuyerInput): Sheet => {
  const day = input.day ?? known.today;
  const { kind, price, value } = input;
  const about = [
    propertyKinds[kind],
    price === null ? '' : money(price),
    formatDay(day),
    input.buyers.map(({ profile, homes }) => `${buyerProfiles[profile]}, ${homeCounts[homes]}`).join(' and '),
  ].filter(Boolean);
  const { title } = calculators.buyer;
  if (!price)
    return { title, about: about.join(' · '), result: null, missing: 'Enter the price.', parts: [], rules: [] };

  const duties = dutiesOf(known, input, day, price);
  const loan = loanPart(known.versions, input, { kind, day, base: Math.min(price, value ?? price) });
  const costs: (Line & { amount: Cents })[] = [
    ...(input.commission ? [commissionLine(known, price, input.commission, day)] : []),
    ...costLines({ 'Legal fees': input.legal, 'Other costs': input.other }),
  ];
  const total = duties.amount === null ? null : price + duties.amount + sumOf(costs);
  const isBorrowed = input.lender !== 'NONE';
  const borrowed = isBorrowed ? loan.found : nothingLent;
  const paying = total === null || !borrowed ? undefined : payingPart(input, borrowed, { total, price });
  const versions = [...duties.versions, ...(isBorrowed ? loan.versions : [])];
  return {
    title,
    about: about.join(' · '),
    result:
      total === null
        ? null
        : paying
          ? { label: 'Cash and CPF needed', amount: paying.needed }
          : { label: 'Total cost', amount: total },
    missing: total === null ? `Rates for ${formatDay(day)} are not on record.` : '',
    parts: [
      duties.part,
      {
        title: 'Total cost',
        lines: [
          { label: 'Price', amount: price },
          { label: 'Stamp duty', amount: duties.amount },
          ...costs,
          { label: 'Total', amount: total, isSum: true },
        ],
        notes: [],
      },
      ...(isBorrowed ? [loan.part] : []),
      ...(paying ? [paying.part] : []),
    ],
    rules: usedRules(versions),
  };
};

/** Buyer's and additional buyer's duty, with how they come about. */
const dutiesOf = ({ versions }: Known, { kind, value, buyers }: BuyerInput, day: Day, price: Cents) => {
  const base = Math.max(price, value ?? 0);
  const basic = buyerDuty(versions, { kind, day, base });
  const extra = additionalDuty(versions, { kind, day, base }, buyers);
  const amount = basic.amount === null || extra?.amount === null ? null : basic.amount + (extra?.amount ?? 0);
  const used = [basic.version, extra?.version];
  const decides = extra?.decides;
  const notes: Note[] = [
    ...remissionNotes(buyers, extra?.rate ?? null).map((text) => ({ tone: 'info' as const, text })),
    ...(buyers.some(({ profile }) => profile === 'FTA') && extra
      ? [
          {
            tone: 'info' as const,
            text: 'Nationals of the US, and nationals and permanent residents of Iceland, Liechtenstein, Norway and Switzerland, pay as citizens do. Claim it when stamping.',
          },
        ]
      : []),
    ...(extra && buyers.some(({ profile }) => profile === 'DEVELOPER')
      ? [{ tone: 'info' as const, text: 'Of the rate of a housing developer, 5 percentage points are not remitted.' }]
      : []),
    ...versionNotes(used, day),
    stampNote(day),
  ];
  const part: Part = {
    title: 'Stamp duty',
    lines: [
      {
        label: 'Buyer’s stamp duty (BSD)',
        amount: basic.amount,
        ...(basic.version && { note: bandsNote(basic.version.terms.bands, base) }),
      },
      ...(extra
        ? [
            {
              label: 'Additional buyer’s stamp duty (ABSD)',
              amount: extra.amount,
              ...(decides &&
                extra.rate !== null && {
                  note: `${rateWords(extra.rate)}: ${buyerProfiles[decides.profile]}, ${homeCounts[decides.homes]}${buyers.length > 1 ? ' (the highest rate of the buyers)' : ''}`,
                }),
            },
          ]
        : []),
      { label: 'Total stamp duty', amount, isSum: true },
    ],
    notes,
  };
  return { amount, part, versions: used };
};

/** Facts of a loan that decide the payment besides it. */
type Lent = { loan: Cents | null; limits: { cash: number } };
const nothingLent: Lent = { loan: 0, limits: { cash: 0 } };

/** Payment besides the loan. Undefined while the loan is not known. */
const payingPart = (
  { cpf, price: optionPrice, value }: BuyerInput,
  { loan, limits }: Lent,
  { total, price }: { total: Cents; price: Cents },
) => {
  if (loan === null) return undefined;
  const base = Math.min(price, value ?? price);
  const needed = Math.max(0, total - loan);
  const leastCash = Math.min(needed, (loan > 0 ? percentOf(base, limits.cash) : 0) + price - base);
  const fromCpf = Math.min(cpf ?? 0, needed - leastCash);
  const notes: Note[] = [
    ...(optionPrice !== null && price > base
      ? [{ tone: 'info' as const, text: 'What the price is above the value is paid in cash.' }]
      : []),
    ...(loan > total ? [{ tone: 'warning' as const, text: 'The loan is more than the total cost.' }] : []),
  ];
  const part: Part = {
    title: 'Cash and CPF',
    lines: [
      { label: 'Total cost', amount: total },
      { label: 'Loan', amount: loan, isDeducted: true },
      { label: 'Cash and CPF needed', amount: needed, isSum: true },
      ...(leastCash > 0 ? [{ label: 'In cash at least', amount: leastCash }] : []),
      ...(cpf === null
        ? []
        : [
            { label: 'From CPF', amount: fromCpf },
            { label: 'In cash', amount: needed - fromCpf },
          ]),
    ],
    notes,
  };
  return { needed, part };
};
