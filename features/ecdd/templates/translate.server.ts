import { and, eq, sql } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddRowWords, ecddSectionWords, ecddTemplateRow } from '../tables.server.ts';
import { lockVersion, note, reviseDraft } from './draft.server.ts';
import { choicesAs, isBlank, wrongInWords } from './words.rules.ts';

/** Writes a question of the customer in another language, of the English that is there now; takes it away where nothing is written. */
export const translateQuestion = async (at: Writing, { params, body }: Input<typeof ecdd.translateQuestion>) => {
  const { revision, ...words } = body;
  const { language } = params;
  const draft = await lockVersion(at, params.id, { state: 'DRAFT', revision });
  const [row] = await at.db
    .select()
    .from(ecddTemplateRow)
    .where(and(eq(ecddTemplateRow.templateId, draft.id), eq(ecddTemplateRow.questionFID, params.questionFID)));
  if (!row || row.deleted || row.audience !== 'C') throw missing('question');
  const wrong = wrongInWords(row, words);
  if (wrong) throw new Refusal('template.invalid', wrong.message, { field: wrong.field });
  const { templateId, questionFID, english } = row;
  await at.db
    .delete(ecddRowWords)
    .where(
      and(
        eq(ecddRowWords.templateId, templateId),
        eq(ecddRowWords.questionFID, questionFID),
        eq(ecddRowWords.language, language),
      ),
    );
  if (!isBlank(words))
    await at.db.insert(ecddRowWords).values({
      templateId,
      questionFID,
      language,
      question: words.question,
      help: words.help,
      choices: choicesAs(row.choices, words.choices),
      of: english,
    });
  await note(at, templateId, 'template.question-translated', { questionFID, language });
  return { revision: await reviseDraft(at, draft) };
};

/** The same of the name of a section. */
export const translateSection = async (at: Writing, { params, body }: Input<typeof ecdd.translateSection>) => {
  const { sectionNo, language } = params;
  const draft = await lockVersion(at, params.id, { state: 'DRAFT', revision: body.revision });
  const [row] = await at.db
    .select({ sectionName: ecddTemplateRow.sectionName })
    .from(ecddTemplateRow)
    .where(
      and(
        eq(ecddTemplateRow.templateId, draft.id),
        eq(ecddTemplateRow.sectionNo, sectionNo),
        eq(ecddTemplateRow.audience, 'C'),
      ),
    )
    .limit(1);
  if (!row) throw missing('section');
  await at.db
    .delete(ecddSectionWords)
    .where(
      and(
        eq(ecddSectionWords.templateId, draft.id),
        eq(ecddSectionWords.sectionNo, sectionNo),
        eq(ecddSectionWords.language, language),
      ),
    );
  if (body.name !== '')
    await at.db
      .insert(ecddSectionWords)
      .values({ templateId: draft.id, sectionNo, language, name: body.name, of: sql`md5(${row.sectionName}::text)` });
  await note(at, draft.id, 'template.section-translated', { sectionNo, language });
  return { revision: await reviseDraft(at, draft) };
};
