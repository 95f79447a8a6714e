import { formatDay } from '#platform/contract/days.ts';
import { calculators } from '../calculators.words.ts';
import type { SellerInput } from '../inputs/inputs.rules.ts';
import { propertyKinds } from '../properties.words.ts';
import { commissionLine, costLines, type Known, sumOf } from '../rates/known.rules.ts';
import type { Tier } from '../rates/terms.rules.ts';
import {
  type Line,
  money,
  type Note,
  rateWords,
  type Sheet,
  usedRules,
  versionNotes,
  yearsWords,
} from '../sheet/sheet.rules.ts';
import { bandsNote } from '../stamping.rules.ts';
import { nextLowerDuty, sellerDuty } from './seller-duty.rules.ts';

/** The seller's proceeds: the price less duty, loan, CPF refund and costs. */
export const sellerSheet = (known: Known, input: SellerInput): Sheet => {
  const soldOn = input.day ?? known.today;
  const { kind, price, value, bought } = input;
  const { title } = calculators.seller;
  const about = [
    propertyKinds[kind],
    price === null ? '' : money(price),
    bought === null ? '' : `bought ${formatDay(bought)}`,
    `sold ${formatDay(soldOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const empty = (missing: string): Sheet => ({ title, about, result: null, missing, parts: [], rules: [] });
  if (!price) return empty('Enter the price.');
  if (bought === null) return empty('Enter the day of purchase.');
  if (bought > soldOn) return empty('The day of purchase is after the sale.');

  const base = Math.max(price, value ?? 0);
  const duty = sellerDuty(known.versions, { kind, boughtOn: bought, soldOn, base });
  const amount = duty ? duty.amount : 0;
  const next = duty && nextLowerDuty(duty, bought);
  const notes: Note[] = [
    ...(duty
      ? versionNotes([duty.version], soldOn)
      : [{ tone: 'info' as const, text: 'Commercial property pays no seller’s stamp duty.' }]),
    ...(next
      ? [
          {
            tone: 'warning' as const,
            text: `A sale after ${formatDay(next.after)} pays ${next.tier ? tierWords(next.tier) : 'no seller’s stamp duty'}.`,
          },
        ]
      : []),
  ];
  const costs: (Line & { amount: number })[] = [
    ...costLines({ 'Outstanding loan': input.owed, 'CPF refund with interest': input.cpf }),
    ...(input.commission ? [commissionLine(known, price, input.commission, soldOn)] : []),
    ...costLines({ 'Legal fees': input.legal, 'Other costs': input.other }),
  ];
  const proceeds = amount === null ? null : price - amount - sumOf(costs);
  return {
    title,
    about,
    result: proceeds === null ? null : { label: proceeds < 0 ? 'Shortfall' : 'Cash to the seller', amount: proceeds },
    missing: proceeds === null ? `Rates for a purchase on ${formatDay(bought)} are not on record.` : '',
    parts: [
      {
        title: 'Seller’s stamp duty',
        lines: [
          {
            label: 'Seller’s stamp duty (SSD)',
            amount,
            ...(duty?.tier && {
              note: `Held for up to ${yearsWords(duty.tier.years)}: ${tierWords(duty.tier) === 'bands' ? bandsNote(duty.tier.bands, base) : tierWords(duty.tier)}`,
            }),
            ...(duty?.version && !duty.tier && { note: 'Held long enough: none is due' }),
          },
        ],
        notes,
      },
      {
        title: 'Net proceeds',
        lines: [
          { label: 'Price', amount: price },
          { label: 'Seller’s stamp duty', amount, isDeducted: true },
          ...costs.map((line) => ({ ...line, isDeducted: true })),
          {
            label: proceeds !== null && proceeds < 0 ? 'Shortfall' : 'Cash to the seller',
            amount: proceeds,
            isSum: true,
          },
        ],
        notes:
          proceeds !== null && proceeds < 0
            ? [{ tone: 'danger', text: 'The price does not cover the loan, the refund and the costs.' }]
            : [],
      },
    ],
    rules: usedRules([duty?.version]),
  };
};

const tierWords = ({ bands }: Tier): string => (bands.length === 1 && bands[0] ? rateWords(bands[0].rate) : 'bands');
