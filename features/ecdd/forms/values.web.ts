import { isPaper, paperAnswers } from '../papers/papers.rules.ts';
import { assessForm, type Standing } from '../rating/assess-form.rules.ts';
import { nothingBeside } from '../rating/rating.rules.ts';
import type { TemplateRow } from '../templates/templates.calls.ts';
import type { Form, FormDraft } from './form.calls.ts';
import type { Words } from './form-text.rules.ts';
import { type Answer, answersOf, type FormFacts } from './rows.rules.ts';

type Given = Omit<Answer, 'questionFID'>;

/** What is typed into a form. Answers stand under keys without a point, as a point is a path in a form. */
export type Values = Pick<
  Form,
  'property' | 'category' | 'leaseMonths' | 'amountCents' | 'hasUcp' | 'isUcp' | 'particulars' | 'signers'
> & {
  answers: Record<string, Given>;
};

export const keyOf = (questionFID: string): string => `q${questionFID.replace('.', '_')}`;

const none: Given = { checkedResult: '', remark: '', detail: '' };

const isTyped = (row: TemplateRow): boolean => row.filledBy === 'FORM' && !isPaper(row);

export const valuesOf = (form: FormDraft): Values => {
  const { property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars, signers } = form;
  const stored = answersOf(form.listECDDAMLFormResult);
  const answers = form.templatesDetail.filter(isTyped).map(({ questionFID }) => {
    const { checkedResult, remark, detail } = stored.get(questionFID) ?? none;
    return [keyOf(questionFID), { checkedResult, remark, detail }];
  });
  return {
    property,
    category,
    leaseMonths,
    amountCents,
    hasUcp,
    isUcp,
    particulars,
    signers,
    answers: Object.fromEntries(answers),
  };
};

const isGiven = ({ checkedResult, remark, detail }: Given): boolean => `${checkedResult}${remark}${detail}` !== '';

/** The answers that are typed, in the order of the questions. */
const typedAnswers = ({ templatesDetail }: FormDraft, { answers }: Values): Answer[] =>
  templatesDetail.filter(isTyped).flatMap(({ questionFID }) => {
    const given = answers[keyOf(questionFID)];
    return given && isGiven(given) ? [{ questionFID, ...given }] : [];
  });

/** The body of a call that saves. */
export const bodyOf = (form: FormDraft, { answers: _, ...values }: Values, typed: Values) => ({
  ...values,
  leaseMonths: form.transactionType === 'LEASE' ? values.leaseMonths : null,
  listECDDAMLFormResult: typedAnswers(form, typed),
});

export const factsOf = (form: FormDraft, values: Values): FormFacts => ({
  kind: form.kind,
  isLease: form.transactionType === 'LEASE',
  category: values.category,
  leaseMonths: values.leaseMonths,
  amountCents: values.amountCents,
  hasUcp: values.hasUcp,
  papers: form.papers,
  listed: form.listed,
});

/** The missing answers and the rating by what is typed, before it is saved. Questions for compliance alone are left out. */
export const standingOf = (form: FormDraft, values: Values): Standing<TemplateRow> => {
  const rows = form.templatesDetail.filter(({ audience }) => audience !== 'O');
  const others = rows.filter((row) => !isTyped(row)).map(({ questionFID }) => questionFID);
  const known = form.listECDDAMLFormResult.filter(({ questionFID }) => others.includes(questionFID));
  const given = [...typedAnswers(form, values), ...paperAnswers(rows, form.papers)];
  return assessForm(rows, answersOf([...known, ...given]), factsOf(form, values), {
    ...nothingBeside,
    asksWealth: form.asksWealth,
    least: form.least,
  });
};

/** What is given to a question. */
export const givenIn = ({ answers }: Values, questionFID: string): Answer => ({
  questionFID,
  ...(answers[keyOf(questionFID)] ?? none),
});

/** What stands in place of the words in braces, by what is typed. */
export const wordsFor = (form: FormDraft, { property }: Values): Words => ({
  agency: form.agencyName,
  property,
  rating: '',
  listed: form.listed,
});
