import { idTypes, idTypesOf, isEntity, type PartyKind, partyKinds } from '#features/particulars/words/kinds.ts';
import { categoryWord, propertyCategories } from '#features/property/words/categories.ts';
import type { Field, Need } from '#platform/contract/field-sheet.ts';
import { needOf } from '../info/fields.rules.ts';
import { infoSheet } from '../info/info-sheet.words.ts';
import { detailFields, type PartyFacts } from '../parties/party-sheet.words.ts';
import { representedSides, sideWords, type TransactionType } from '../transaction.words.ts';

/** Generates docs/fields-step-1.md and docs/fields-parties.md from the sheets of fields. */

type Line = { need: Need | undefined; of: string };

/** `asked`; `asked of HDB, may be given of Land`; `–` if it never applies. */
const needWords = (lines: Line[]): string => {
  const groups = [
    ...Map.groupBy(
      lines.filter(({ need }) => need),
      ({ need }) => need,
    ),
  ];
  const all = groups[0]?.[1].length === lines.length;
  const words = groups.map(([need, some]) => {
    const verb = need === 'required' ? 'asked' : 'may be given';
    return all ? verb : `${verb} of ${[...new Set(some.map(({ of }) => of))].join(', ')}`;
  });
  return words.join('; ') || '–';
};

/** Every category, and strata-landed houses, which are landed but have units. */
const properties = [
  ...propertyCategories.map((category) => ({
    propertyCategory: category,
    propertyType: null,
    of: categoryWord(category),
  })),
  { propertyCategory: 'landed' as const, propertyType: 'STRATA_LANDED', of: 'strata-landed houses' },
];

const infoNeed = (field: keyof typeof infoSheet, transactionType: TransactionType): string =>
  needWords(properties.map((property) => ({ need: needOf(field, { transactionType, ...property }), of: property.of })));

const head = (title: string, text: string) => `# ${title}\n\n${text}\n\n`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;

export const infoDocs = (): string => {
  const rows = Object.entries(infoSheet).map(([key, field]) => {
    const { label, section, saved }: Field<never> = field;
    const name = key as keyof typeof infoSheet;
    return row(label, `\`${key}\``, section, infoNeed(name, 'SALE'), infoNeed(name, 'LEASE'), saved ? 'yes' : '');
  });
  return `${head(
    'The fields of step 1',
    'Written from `features/esubmission/info/info-sheet.words.ts` by its test (`vitest -u` writes it anew). “Asked” is required before\nsubmission; “at once” means that nothing is saved without it. [fields.md](fields.md) has what is derived or not kept.',
  )}${row('Field', 'Here', 'Section', 'Sale', 'Lease', 'At once')}${row('---', '---', '---', '---', '---', '---')}${rows.join('')}`;
};

const has = (field: keyof typeof detailFields, facts: Pick<PartyFacts, 'kind' | 'partyType' | 'idType'>): boolean =>
  detailFields[field].need({ ...facts, residency: null, passType: null }) !== undefined;

/** `people by FIN, Passport`, `tenants`; an empty list if no person has the field. */
const peopleWith = (field: keyof typeof detailFields): string[] => {
  const kind = 'INDIVIDUAL';
  const sides = representedSides.filter((partyType) =>
    idTypesOf(kind).some((idType) => has(field, { kind, partyType, idType })),
  );
  const documents = idTypesOf(kind).filter((idType) =>
    sides.some((partyType) => has(field, { kind, partyType, idType })),
  );
  if (sides.length === 0) return [];
  const who =
    sides.length === representedSides.length
      ? 'people'
      : sides.map((side) => `${sideWords[side].toLowerCase()}s`).join(', ');
  const by =
    documents.length === idTypesOf(kind).length ? '' : ` by ${documents.map((type) => idTypes[type]).join(' or ')}`;
  return [who + by];
};

const bodiesWith = (field: keyof typeof detailFields): string[] =>
  (Object.keys(partyKinds) as PartyKind[])
    .filter((kind) => isEntity(kind) && has(field, { kind, partyType: 'SELLER', idType: 'UEN' }))
    .map((kind) => partyKinds[kind]);

export const partyDocs = (): string => {
  const rows = Object.entries(detailFields).map(([key, { label }]) => {
    const field = key as keyof typeof detailFields;
    return row(label, `\`${key}\``, [...peopleWith(field), ...bodiesWith(field)].join(', '));
  });
  return `${head(
    'The fields that only some parties have',
    'Written from `features/esubmission/parties/party-sheet.words.ts` by its test (`vitest -u` writes it anew), for a party whose residency and\npass are not known. [fields.md](fields.md) has the others.',
  )}${row('Field', 'Here', 'May be given of')}${row('---', '---', '---')}${rows.join('')}`;
};
