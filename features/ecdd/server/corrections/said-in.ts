import type { Form } from '../../contract/forms.ts';
import type { Said } from '../../rules/corrected.ts';
import { customerFactsOf } from '../forms/paper.ts';
import { documentOf } from '../signing/document.ts';

/** What a customer signs of a form, with the customer’s questions alone: the particulars and the answers, numbers masked. */
export const saidIn = (form: Form): Said[] => [
  ...customerFactsOf(form).map(({ label, value }) => ({ key: label, words: label, value })),
  ...documentOf(form).sections.flatMap(({ rows }) =>
    rows.map(({ code, question, answer, remark = '' }) => ({
      key: code,
      words: `${code} ${question}`,
      value: [answer, remark].filter(Boolean).join('\n'),
    })),
  ),
];
