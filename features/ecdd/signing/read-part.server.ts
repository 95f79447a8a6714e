import { and, eq } from 'drizzle-orm';
import { registeredName } from '#features/firm/server/index.ts';
import { maskIdentity } from '#features/particulars/rules/identity.ts';
import { idTypes } from '#features/particulars/words/kinds.ts';
import type { OfRequest, Signable } from '#features/signing/index.server.ts';
import { SignedDocument } from '#features/signing/signature/document.calls.ts';
import type { CustomerLanguage } from '#features/signing/signing.words.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { paperAsked } from '../asked/asking.server.ts';
import { documentIn, inEnglish } from '../asked/speech.rules.ts';
import { speechFor } from '../asked/spoken.server.ts';
import { listedOn, storedAnswers } from '../forms/evaluate-form.server.ts';
import { answersOf } from '../forms/rows.rules.ts';
import { customerPartPlace, type FormRecord, formPlace } from '../forms/scope.server.ts';
import { papersOf } from '../papers/papers-of.server.ts';
import { ecddCustomerPart } from '../tables.server.ts';
import { rowsFor } from '../templates/templates.server.ts';
import { formOf } from './tell.server.ts';

type CustomerPart = typeof ecddCustomerPart.$inferSelect;
type At = Pick<Reading<Actor | null>, 'db'>;

const findPart = async ({ db }: At, { ref, version }: OfRequest): Promise<CustomerPart | undefined> => {
  const [row] = await db
    .select()
    .from(ecddCustomerPart)
    .where(and(eq(ecddCustomerPart.formId, ref), eq(ecddCustomerPart.version, version)));
  return row;
};

export const partOf = async (at: At, request: OfRequest): Promise<CustomerPart> => {
  const row = await findPart(at, request);
  if (!row) throw missing('form');
  return row;
};

/** The number as it was when this version was sent. One sent before customers’ parts had their own: the form’s, while it is this version still. */
const numberOf = (
  at: Reading<Actor | null>,
  form: FormRecord,
  { id, idNumberSealed, version }: CustomerPart,
): string => {
  if (idNumberSealed !== null) return at.secrets.open(idNumberSealed, customerPartPlace(id));
  if (form.version !== version) return '';
  return form.idNumberSealed ? at.secrets.open(form.idNumberSealed, formPlace(form.id)) : form.idNumberMasked;
};

/** What was frozen, with the words of the language in which it is read now. Answers of an earlier version are in English alone. */
const inLanguage = async (
  at: Reading<Actor | null>,
  form: FormRecord,
  { document, version }: CustomerPart,
  language: CustomerLanguage,
) => {
  const parsed = SignedDocument.parse(document);
  if (language === 'en') return documentIn(parsed, inEnglish, () => '');
  const { db } = at;
  const words = {
    agencyName: await registeredName(db),
    property: form.property,
    listed: await listedOn(db, today(at.clock)),
  };
  const speech = await speechFor(db, form, words, language);
  const rows = new Map((await rowsFor(db, form.templateId, 'C')).map((row) => [row.questionFID, row]));
  const answers = answersOf(version === form.version ? await storedAnswers(db, form.id) : []);
  return documentIn(parsed, speech, (fid) => {
    const row = rows.get(fid);
    const answer = answers.get(fid);
    return row && answer ? speech.answer(row, answer) : '';
  });
};

export const readPart: Signable['read'] = async (at, request, language) => {
  const [form, part, papers] = await Promise.all([
    formOf(at, request.ref),
    partOf(at, request),
    papersOf(at, request.ref),
  ]);
  const document = await inLanguage(at, form, part, language);
  const number = numberOf(at, form, part);
  // Whoever signs beside the customer has no use for the customer's number.
  const shownNumber = form.idType === 'UEN' || request.recipient.name === form.name ? number : maskIdentity(number);
  const [first, ...rest] = document.sections;
  const fact = { label: idTypes[form.idType], value: shownNumber, isPrivate: form.idType !== 'UEN' };
  return {
    ...document,
    sections: first ? [{ ...first, facts: shownNumber ? [...first.facts, fact] : first.facts }, ...rest] : rest,
    uploads: document.uploads.map((upload) => ({
      ...upload,
      files: papers.filter(({ attachCode }) => attachCode === upload.key).map(({ name }) => name),
    })),
  };
};

/** Which document a file is that the customer adds: of what was frozen one that it asks for, before that the one of a question. */
export const paperWanted = async (at: Reading<Actor | null>, request: OfRequest, key: string): Promise<string> => {
  const part = await findPart(at, request);
  const code = part ? part.document.uploads.find((each) => each.key === key)?.key : await paperAsked(at, request, key);
  if (!code) throw missing('document');
  return code;
};
