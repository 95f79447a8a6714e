import { and, asc, eq, sql } from 'drizzle-orm';
import type { CustomerLanguage } from '#features/signing/signing.words.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Choice } from '../forms/rows.rules.ts';
import { ecddRowWords, ecddSectionWords, ecddTemplateRow } from '../tables.server.ts';
import type { Translation } from './builder.words.ts';
import { type TextInWords, textOfWords } from './words.rules.ts';

type RowWords = { language: Translation; question: string; help: string; choices: Choice[]; isOld: boolean };
type SectionWords = { language: Translation; name: string; isOld: boolean };

/** The translations of a version: of its questions by their numbers, of its sections by theirs. Their words are as they were written. */
export type Translations = { rows: Map<string, RowWords[]>; sections: Map<number, SectionWords[]> };

/** In all languages, or in one. */
export const translationsOf = async (db: Db, templateId: string, language?: Translation): Promise<Translations> => {
  const [rows, sections] = await Promise.all([
    db
      .select({
        questionFID: ecddRowWords.questionFID,
        language: ecddRowWords.language,
        question: ecddRowWords.question,
        help: ecddRowWords.help,
        choices: ecddRowWords.choices,
        isOld: sql<boolean>`${ecddRowWords.of} <> ${ecddTemplateRow.english}`,
      })
      .from(ecddRowWords)
      .innerJoin(
        ecddTemplateRow,
        and(
          eq(ecddTemplateRow.templateId, ecddRowWords.templateId),
          eq(ecddTemplateRow.questionFID, ecddRowWords.questionFID),
        ),
      )
      .where(and(eq(ecddRowWords.templateId, templateId), language && eq(ecddRowWords.language, language)))
      .orderBy(asc(ecddTemplateRow.sectionNo), asc(ecddTemplateRow.questionOrder), asc(ecddRowWords.language)),
    db
      .select({
        sectionNo: ecddSectionWords.sectionNo,
        language: ecddSectionWords.language,
        name: ecddSectionWords.name,
        isOld: sql<boolean>`NOT EXISTS (
          SELECT FROM ecdd_template_row r WHERE r.template_id = ${ecddSectionWords.templateId}
          AND r.section_no = ${ecddSectionWords.sectionNo} AND md5(r.section_name) = ${ecddSectionWords.of}
        )`,
      })
      .from(ecddSectionWords)
      .where(and(eq(ecddSectionWords.templateId, templateId), language && eq(ecddSectionWords.language, language)))
      .orderBy(asc(ecddSectionWords.sectionNo), asc(ecddSectionWords.language)),
  ]);
  return {
    rows: grouped(rows, ({ questionFID, ...words }) => [questionFID, words]),
    sections: grouped(sections, ({ sectionNo, ...words }) => [sectionNo, words]),
  };
};

const grouped = <T, K, V>(rows: T[], pairOf: (row: T) => [K, V]): Map<K, V[]> => {
  const found = new Map<K, V[]>();
  for (const [key, value] of rows.map(pairOf)) found.set(key, [...(found.get(key) ?? []), value]);
  return found;
};

/** The words of a version in a language, for who answers its questions: by number of a question, and of a section. */
export type LanguageWords = {
  questions: ReadonlyMap<string, { question: string; help: string; choices: ReadonlyMap<string, string> }>;
  sections: ReadonlyMap<number, string>;
};

/**
 * The words in a language. What is not there is shown in English: all of it where the language is English, what nobody translated, and what
 * was translated from an English that has changed since.
 */
export const wordsOf = async (db: Db, templateId: string, language: CustomerLanguage): Promise<LanguageWords> => {
  if (language === 'en') return { questions: new Map(), sections: new Map() };
  const { rows, sections } = await translationsOf(db, templateId, language);
  const isShown = ({ isOld }: { isOld: boolean }) => !isOld;
  return {
    questions: new Map(
      [...rows].flatMap(([questionFID, all]) =>
        all.filter(isShown).map(({ question, help, choices }) => {
          const labels = new Map(choices.map(({ key, label }) => [key, label]));
          return [questionFID, { question, help, choices: labels }] as const;
        }),
      ),
    ),
    sections: new Map(
      [...sections].flatMap(([sectionNo, all]) => all.filter(isShown).map(({ name }) => [sectionNo, name] as const)),
    ),
  };
};

/** The translations of a version, each as one text. */
export const textsOf = ({ rows, sections }: Translations): TextInWords[] => [
  ...[...sections].flatMap(([sectionNo, all]) =>
    all.map(({ language, name }) => ({ questionFID: `Section ${sectionNo}`, language, text: name })),
  ),
  ...[...rows].flatMap(([questionFID, all]) =>
    all.map((words) => ({ questionFID, language: words.language, text: textOfWords(words) })),
  ),
];

/** The next version begins with the translations of the one before. */
export const copyWords = async (db: Db, from: string, to: string): Promise<void> => {
  const [rows, sections] = await Promise.all([
    db.select().from(ecddRowWords).where(eq(ecddRowWords.templateId, from)),
    db.select().from(ecddSectionWords).where(eq(ecddSectionWords.templateId, from)),
  ]);
  if (rows.length > 0) await db.insert(ecddRowWords).values(rows.map((row) => ({ ...row, templateId: to })));
  if (sections.length > 0)
    await db.insert(ecddSectionWords).values(sections.map((row) => ({ ...row, templateId: to })));
};

export const deleteWords = async (db: Db, templateId: string): Promise<void> => {
  await db.delete(ecddRowWords).where(eq(ecddRowWords.templateId, templateId));
  await db.delete(ecddSectionWords).where(eq(ecddSectionWords.templateId, templateId));
};
