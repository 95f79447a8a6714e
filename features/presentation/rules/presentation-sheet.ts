import type { Known } from '#features/calculators/rates/known.rules.ts';
import { sellerSheet } from '#features/calculators/seller/seller-sheet.rules.ts';
import { type Line, money, type Part, type Sheet } from '#features/calculators/sheet/sheet.rules.ts';
import { unitDollars } from '#features/market/amounts.rules.ts';
import { confidences, levels, listedTypes } from '#features/market/open-market/listings.words.ts';
import type { Comparables } from '#features/market/open-market/open-market.calls.ts';
import { monthWords } from '#features/market/search/conditions.rules.ts';
import { inTitleCase } from '#features/market/title-case.rules.ts';
import { measurementUnits, unitPriceWords } from '#features/market/tools.words.ts';
import { type Cents, formatCount } from '#platform/contract/money.ts';
import { isOfLand } from './comparables-query.ts';
import type { PresentationInput } from './inputs.ts';

const title = 'Listing presentation';

/** What is shown to an owner: comparable sales, a suggested price, and what would be left of it. */
export const presentationSheet = (known: Known, input: PresentationInput, found: Comparables): Sheet => {
  const about = aboutHome(input);
  const empty = (missing: string): Sheet => ({ title, about, result: null, missing, parts: [], rules: [] });
  const low = input.low ?? found.value?.p25 ?? input.high;
  const high = input.high ?? found.value?.p75 ?? input.low;
  if (!low || !high) return empty('There are no comparable sales. Enter the suggested price.');
  if (low > high) return empty('The suggested price ends below where it begins.');
  const proceeds = [...new Set([low, high])].map((price) => proceedsAt(known, input, price));
  const range = low === high ? money(low) : `${money(low)} – ${money(high)}`;
  return {
    title,
    about,
    result: { label: 'Suggested price', amount: high, words: range },
    missing: '',
    parts: [...salesPart(found, input), ...proceeds.flatMap(({ parts }) => parts)],
    rules: proceeds[0]?.rules ?? [],
  };
};

const aboutHome = (input: PresentationInput): string => {
  const { propertyType, block, street, building, hdbTown, area, measurementUnit } = input;
  const size = area === null ? '' : `${formatCount(Math.round(area))} ${measurementUnits[measurementUnit as 'sqft']}`;
  return [
    [block, street].filter(Boolean).join(' '),
    building,
    hdbTown,
    listedTypes[propertyType],
    size && isOfLand(input) ? `${size} of land` : size,
  ]
    .filter(Boolean)
    .join(' · ');
};

const salesPart = (found: Comparables, { measurementUnit }: PresentationInput): Part[] => {
  const { level, counted, confidence, period, unitPrice, value, rows, source } = found;
  if (!level || !value || !period) return [];
  const unit = measurementUnit as 'sqft';
  const line = (row: (typeof rows)[number]): Line => ({
    label: nameOf(row.name),
    amount: row.priceCents,
    note: [
      monthWords(row.month),
      row.floorFrom === null ? '' : `storey ${storeys(row.floorFrom, row.floorTo)}`,
      row.area === null ? '' : `${formatCount(Math.round(row.area))} ${measurementUnits[unit]}`,
      row.unitPriceCents === null ? '' : `${unitDollars(row.unitPriceCents)} ${unitPriceWords[unit]}`,
    ]
      .filter(Boolean)
      .join(' · '),
  });
  const sales = counted === 1 ? '1 sale' : `${formatCount(counted)} sales`;
  const note = [
    `Of ${sales} in ${levels[level]}, ${monthWords(period.from)} to ${monthWords(period.to)}${counted > rows.length ? `, of which the latest ${rows.length} are shown` : ''}.`,
    `Confidence: ${confidences[confidence].toLowerCase()}. Indicative, not a valuation.`,
    source ? `${source.name}, ${source.licence}.` : '',
  ];
  return [
    {
      title: 'Comparable sales',
      lines: [
        ...rows.map(line),
        { label: 'Middle half of the sales', words: `${money(value.p25)} – ${money(value.p75)}`, isSum: true },
        {
          label: 'Median',
          amount: value.median,
          ...(unitPrice && { note: `${unitDollars(unitPrice.median)} ${unitPriceWords[unit]}` }),
        },
      ],
      notes: [{ tone: 'info', text: note.filter(Boolean).join(' ') }],
    },
  ];
};

/** `627B Tampines St 61`: names in files are all capitals, and a block keeps its letter. */
const nameOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => (/\d/.test(word) ? word : inTitleCase(word)))
    .join(' ');

const storeys = (from: number, to: number | null): string => (to === null || to === from ? `${from}` : `${from}–${to}`);

/** What is left of a price. Without the day of purchase nobody can say. */
const proceedsAt = (known: Known, input: PresentationInput, price: Cents): Pick<Sheet, 'parts' | 'rules'> => {
  const { bought, day, owed, cpf, commission, legal, other } = input;
  const kind = input.category === 'hdb' ? ('HDB' as const) : ('PRIVATE' as const);
  const sheet = sellerSheet(known, { kind, price, value: null, bought, day, owed, cpf, commission, legal, other });
  const net = sheet.parts.at(-1);
  if (net) return { parts: [{ ...net, title: `Net proceeds at ${money(price)}` }], rules: sheet.rules };
  if (bought === null) return { parts: [], rules: [] };
  const notes = [{ tone: 'danger' as const, text: sheet.missing }];
  return { parts: [{ title: `Net proceeds at ${money(price)}`, lines: [], notes }], rules: [] };
};
