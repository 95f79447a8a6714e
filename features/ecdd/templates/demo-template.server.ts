import { staffOf } from '#features/people/index.server.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { draftTemplate, editQuestion, proposeTemplate } from './draft.server.ts';
import { readVersion } from './versions.server.ts';

const plain = { params: undefined, query: undefined };

/** The words of a question that compliance would like to be plainer, and what it says below. */
const plainer = {
  questionFID: '4.02',
  question: 'Is every occupant listed by name, identity number, nationality and pass?',
  help: 'Include children and helpers. A list can be attached.',
};

/** The next version of a questionnaire, which waits for the second officer. */
export const demoTemplate = async (at: Writing<null>, today: Day): Promise<void> => {
  const [officer] = await staffOf(at.db, 'compliance');
  if (!officer) return;
  const then = { ...at, actor: officer, clock: morningOf(addDays(today, -2), at.clock) };
  const { id } = await draftTemplate(then, { ...plain, body: { cDDFor: 'LEASE-TENANT' } });
  const { questions, revision } = await readVersion(then, { ...plain, body: undefined, params: { id } });
  const original = questions.find(({ questionFID }) => questionFID === plainer.questionFID);
  if (!original) return;
  const { yes, no, isRequired } = original;
  const { questionFID, question, help } = plainer;
  const edited = await editQuestion(then, {
    ...plain,
    params: { id, questionFID },
    body: { revision, question, help, isRequired, yes, no },
  });
  await proposeTemplate(then, {
    ...plain,
    params: { id },
    body: { ...edited, validFrom: addDays(today, 14), reason: 'Tenants asked what the list of occupants takes.' },
  });
};
