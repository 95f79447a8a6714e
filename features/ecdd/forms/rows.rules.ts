import type { PartyKind } from '#features/particulars/words/kinds.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type {
  AnswerType,
  AttachCode,
  Audience,
  CheckedResult,
  EffectKind,
  FilledBy,
  RemarkRule,
} from './forms.words.ts';

/**
 * What an answer counts. `ANY`: as soon as there is one; `CHOICE` and `LIST`: where that choice, or a country of that list, is in
 * it; `INCOME`: where the band does not fit the price; `USE`: where the use does not fit the premises.
 */
export type Effect = {
  on: 'Y' | 'N' | 'ANY' | 'CHOICE' | 'LIST' | 'INCOME' | 'USE';
  choice?: string | undefined;
  list?: 'BLACK' | 'GREY' | undefined;
  effect: EffectKind;
  /** Codes of the red flags. */
  flags?: string[] | undefined;
  /** What is to be done. */
  task?: string | undefined;
};

/** When a question is asked. All that is said must hold; of `anyOf`, one. */
export type ShowIf = Condition & { anyOf?: Condition[] | undefined };

export type Condition = {
  partyKind?: 'ENTITY' | undefined;
  ucp?: true | undefined;
  enhanced?: true | undefined;
  answer?: { fid: string; is: 'Y' | 'N' } | undefined;
  use?: 'BUSINESS' | undefined;
};

export type Choice = { key: string; label: string };

/** A question, as the rules read it. */
export type Question = {
  sectionNo: number;
  questionFID: string;
  audience: Audience;
  answerType: AnswerType;
  remark: RemarkRule;
  filledBy: FilledBy;
  effects: Effect[];
  choices: Choice[];
  opensOn: 'Y' | 'N' | null;
  opens: 'CHOICE' | 'COUNTRIES' | null;
  attachCode: AttachCode | null;
  attachOn: 'Y' | 'N' | null;
  showIf: ShowIf | null;
  /** Whether it must be answered where it is asked. */
  isRequired: boolean;
};

/** `detail` holds what is no Yes, No or NA: a text, the key of a choice, or country codes with commas between. */
export type Answer = { questionFID: string; checkedResult: CheckedResult; remark: string; detail: string };
export type Answers = ReadonlyMap<string, Answer>;

/** What the rules know besides the answers. */
export type FormFacts = {
  kind: PartyKind;
  isLease: boolean;
  category: PropertyCategory;
  /** Of a lease. */
  leaseMonths: number | null;
  /** The price, or the rent of a month. */
  amountCents: number | null;
  hasUcp: boolean;
  /** The documents that lie with the form. */
  papers: readonly { attachCode: AttachCode; name: string }[];
  /** Countries under increased monitoring or worse on the day. */
  listed: { BLACK: readonly string[]; GREY: readonly string[] };
};

export const answersOf = (answers: readonly Answer[]): Answers =>
  new Map(answers.map((answer) => [answer.questionFID, answer]));
