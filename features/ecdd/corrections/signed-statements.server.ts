import type { Form } from '../forms/form.calls.ts';
import { customerFactsOf } from '../forms/paper.server.ts';
import { documentOf } from '../signing/document.server.ts';
import type { SignedStatement } from './corrected.rules.ts';

/** What a customer signs of a form, with the customer’s questions alone: the particulars and the answers, numbers masked. */
export const signedStatements = (form: Form): SignedStatement[] => [
  ...customerFactsOf(form).map(({ label, value }) => ({ key: label, words: label, value })),
  ...documentOf(form).sections.flatMap(({ rows }) =>
    rows.map(({ code, question, answer, remark = '' }) => ({
      key: code,
      words: `${code} ${question}`,
      value: [answer, remark].filter(Boolean).join('\n'),
    })),
  ),
];
