import type { SignedDocument } from '#features/signing/signature/document.calls.ts';
import type { Question } from '../forms/rows.rules.ts';

type Numbered = Pick<Question, 'questionFID'>;
type Answerable = Pick<Question, 'questionFID' | 'answerType' | 'opens'>;

/** Questions in a language. Each is empty where nobody wrote it, and in English, which stands beside it. */
export type Speech = {
  question: (row: Numbered) => string;
  section: (sectionNo: number) => string;
  help: (row: Numbered) => string;
  choice: (row: Numbered, key: string) => string;
  /** An answer but for what is typed, which stays as it was typed. */
  answer: (row: Answerable, answer: { checkedResult: string; detail: string }) => string;
};

const nothing = () => '';
export const inEnglish: Speech = {
  question: nothing,
  section: nothing,
  help: nothing,
  choice: nothing,
  answer: nothing,
};

type Section = SignedDocument['sections'][number];

/** A frozen document with the words of the language in which it is read now. `answerOf`: an answer in that language, by the number of its question. */
export const documentIn = <D extends Pick<SignedDocument, 'sections' | 'statements'>>(
  document: D,
  speech: Speech,
  answerOf: (questionFID: string) => string,
): D => ({
  ...document,
  sections: document.sections.map(
    (section): Section => ({
      ...section,
      localTitle: section.rows[0] ? speech.section(Number.parseInt(section.rows[0].code, 10)) : '',
      rows: section.rows.map((row) => ({
        ...row,
        localQuestion: speech.question({ questionFID: row.code }),
        localAnswer: answerOf(row.code),
      })),
    }),
  ),
  statements: document.statements.map((each) => ({ ...each, local: speech.question({ questionFID: each.code }) })),
});
