import { idTypes } from '#features/particulars/words/kinds.ts';
import type { DocumentToSign } from '#features/signing/signature/document.calls.ts';
import { inEnglish, type Speech } from '../asked/speech.rules.ts';
import type { Form } from '../forms/form.calls.ts';
import { answerText, questionText } from '../forms/form-text.rules.ts';
import { type AttachCode, attachCodes, type CddFor } from '../forms/forms.words.ts';
import { customerFactsOf } from '../forms/paper.server.ts';
import type { TemplateRow } from '../templates/templates.calls.ts';

const capacities: Record<CddFor, string> = {
  'SALE-SELLER': 'Seller',
  'SALE-BUYER': 'Buyer',
  'LEASE-LANDLORD': 'Landlord',
  'LEASE-TENANT': 'Tenant',
};

export const documentTitle = 'Customer due diligence form';
export const capacityOf = ({ cDDFor, kind }: Pick<Form, 'cDDFor' | 'kind'>): string =>
  kind === 'INDIVIDUAL' ? capacities[cDDFor] : `For the ${capacities[cDDFor].toLowerCase()}`;

/** What a customer reads of a form and signs, of a form with the customer’s questions alone. The number is added when it is read. */
export const documentOf = (form: Form, speech: Speech = inEnglish): DocumentToSign => {
  const words = { agency: form.agencyName, property: form.property, rating: '', listed: form.listed };
  const answers = new Map(form.listECDDAMLFormResult.map((answer) => [answer.questionFID, answer]));
  const questions = form.templatesDetail.filter(({ questionFID }) => form.asked.includes(questionFID));
  const sections = Map.groupBy(
    questions.filter(({ filledBy }) => filledBy === 'FORM'),
    ({ sectionNo }) => sectionNo,
  );
  const isAttached = ({ attachCode, attachOn, questionFID }: TemplateRow) =>
    attachCode !== null && (attachOn === null || answers.get(questionFID)?.checkedResult === attachOn);
  const codes = new Set(questions.filter(isAttached).map(({ attachCode }) => attachCode as AttachCode));
  return {
    title: documentTitle,
    about: form.property,
    why: 'The law asks estate agents to know whom they act for. Read what was written down with you, and sign it if it is right.',
    sections: [
      {
        title: 'Your particulars',
        facts: customerFactsOf(form)
          .filter(({ label, value }) => value !== '' && label !== idTypes[form.idType])
          .map(({ label, value }) => ({ label, value })),
        rows: [],
      },
      ...[...sections].map(([no, rows]) => ({
        title: rows[0]?.sectionName ?? '',
        localTitle: speech.section(no),
        facts: [],
        rows: rows.map((row) => ({
          code: row.questionFID,
          question: questionText(row, words),
          answer: answerText(row, answers.get(row.questionFID)),
          remark: answers.get(row.questionFID)?.remark ?? '',
          localQuestion: speech.question(row),
          localAnswer: speech.answer(row, answers.get(row.questionFID) ?? { checkedResult: '', detail: '' }),
        })),
      })),
    ],
    statements: questions
      .filter(({ filledBy }) => filledBy === 'CUSTOMER')
      .map((row) => ({ code: row.questionFID, text: questionText(row, words), local: speech.question(row) })),
    capacities: [capacityOf(form)],
    uploads: [...codes].map((key) => ({ key, label: attachCodes[key], files: [] })),
  };
};
