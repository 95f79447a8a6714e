import { type ListedKind, type Source, sources } from '../screening.words.ts';

/** Whether a new version would lose more than a fifth of the list: then it may be a part of a file, or the wrong one. */
export const isLoss = ({ gone, before }: { gone: number; before: number }): boolean => gone * 5 > before;

/** Parts of an entry that screening matches by, or that distinguish two people of one name. */
export const parts = {
  KIND: 'kind',
  SANCTION: 'sanctions',
  SAME_NAME: 'names',
  NAME: 'name as it was, or a longer one',
  ALIAS: 'aliases',
  SCRIPT: 'names in their own script',
  BIRTH: 'dates of birth',
  NATIONALITY: 'nationalities',
  NUMBER: 'numbers of documents',
  ADDRESS: 'addresses',
} as const;
export type Part = keyof typeof parts;

/** Of the remaining entries of a kind: how many had a part, and how many of these would lose it. */
export type PartCount = { kind: ListedKind; part: Part; stay: number; had: number; lost: number };

/** A part counts where a third of the entries had it. */
const isUsual = ({ stay, had }: PartCount): boolean => had * 3 >= stay;
/** One entry that loses a part was corrected. */
const fewest = 2;

/** Parts that more than a fifth of the entries that had them would lose: elements or columns of the file may have been renamed. */
export const lostParts = (counts: readonly PartCount[]): PartCount[] =>
  counts.filter((count) => isUsual(count) && count.lost >= fewest && count.lost * 5 > count.had);

const kindWords: Record<ListedKind, string> = {
  PERSON: 'people',
  BODY: 'entities',
  VESSEL: 'vessels',
  AIRCRAFT: 'aircraft',
};

export const lostWords = ({ kind, part, had, lost }: PartCount): string => {
  const some = `${lost} of ${had} ${kindWords[kind]}`;
  if (part === 'KIND') return `${some} would be of another kind.`;
  if (part === 'SANCTION') return `${some} would no longer count as sanctioned.`;
  if (part === 'SAME_NAME') return `${some} would have none of the names that they had.`;
  return part === 'NAME'
    ? `${some} would lose their primary name, or a part of it.`
    : `${some} would lose their ${parts[part]}.`;
};

/** Fewer entries than this are no list of theirs. An agency’s own may be as short as it likes. */
const fewestOf: Record<Source, number> = { UN: 100, OFAC: 100, OPENSANCTIONS: 100, OWN: 0 };

/** Why a first version of a source is doubted, if so. */
export const firstWords = (source: Source, { entities, before }: { entities: number; before: number }): string[] =>
  before === 0 && entities < fewestOf[source]
    ? [`It is the first version, and has ${entities} entries. The list of ${sources[source]} has hundreds.`]
    : [];
