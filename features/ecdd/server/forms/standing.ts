import { asc, eq } from 'drizzle-orm';
import { stateOf } from '#features/aml/server/index.ts';
import { countriesAtRisk } from '#features/screening/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { ratingRules, shownOf } from '../../rules/rating.ts';
import { type Answer, type Answers, answersOf, type FormFacts } from '../../rules/rows.ts';
import { standingIn } from '../../rules/standing-in.ts';
import type { FormState } from '../../words/forms.ts';
import { ecddAnswer } from '../tables.ts';
import { rowsFor } from '../templates/templates.ts';
import type { FormRecord } from './scope.ts';

/** The countries of the lists in force on a day, as answers count by them. */
export const listedOn = async (db: Db, day: Day) => {
  const found = await countriesAtRisk(db, day);
  const on = (isOf: (level: string) => boolean) =>
    found.filter(({ level }) => isOf(level)).map(({ country }) => country);
  return { BLACK: on((level) => level !== 'MONITORED'), GREY: on((level) => level === 'MONITORED') };
};

export const factsOf = (form: Omit<FormRecord, 'id'>, listed: FormFacts['listed']): FormFacts => ({
  kind: form.kind,
  isLease: form.cddFor.startsWith('LEASE'),
  category: form.category,
  leaseMonths: form.leaseMonths,
  amountCents: form.amountCents,
  hasUcp: form.hasUcp,
  listed,
});

export const storedAnswers = (db: Db, formId: string): Promise<Answer[]> =>
  db
    .select({
      questionFID: ecddAnswer.questionFID,
      checkedResult: ecddAnswer.checkedResult,
      remark: ecddAnswer.remark,
      detail: ecddAnswer.detail,
    })
    .from(ecddAnswer)
    .where(eq(ecddAnswer.formId, formId))
    .orderBy(asc(ecddAnswer.questionFID));

/** What the server answers itself: whether the customer was screened, and whether that still holds. */
export const systemAnswers = async (db: Db, caseId: string): Promise<Answer[]> => {
  const known = (await stateOf(db, [caseId])).get(caseId);
  const answer = (questionFID: string, isYes: boolean): Answer => ({
    questionFID,
    checkedResult: isYes ? 'Y' : 'N',
    remark: '',
    detail: '',
  });
  return [
    answer('8.01', Boolean(known?.screenedAt)),
    answer('8.05', known !== undefined && known.state !== 'NOT_SCREENED'),
  ];
};

export const allAnswers = async (db: Db, form: FormRecord): Promise<Answers> => {
  const [stored, system] = await Promise.all([storedAnswers(db, form.id), systemAnswers(db, form.caseId)]);
  return answersOf([...stored, ...system]);
};

/** How a form stands, for everybody but compliance: by the answers of the customer and of the salesperson. */
export const standingOf = async (db: Db, form: FormRecord, day: Day) => {
  const [rows, answers, listed] = await Promise.all([
    rowsFor(db, form.templateId, 'A'),
    allAnswers(db, form),
    listedOn(db, day),
  ]);
  const { asked, gaps, ...found } = standingIn(rows, answers, factsOf(form, listed));
  const state: FormState = gaps.length === 0 ? 'COMPLETE' : 'INCOMPLETE';
  return {
    rows,
    answers,
    listed,
    asked,
    gaps,
    state,
    factors: found.factors,
    rating: shownOf(found.rating),
    ratingRules,
  };
};
