import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { CustomerLanguage } from '#features/signing/signing.words.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { speechFor } from '../asked/spoken.server.ts';
import { customerPdf, sha256 } from '../forms/paper.server.ts';
import { presentCustomersPart } from '../forms/read.server.ts';
import { customerPartPlace, type FormRecord, formPlace } from '../forms/scope.server.ts';
import { papersOf } from '../papers/papers-of.server.ts';
import { ecddCustomerPart } from '../tables.server.ts';
import { capacityOf, documentOf } from './document.server.ts';

export type Paper = Awaited<ReturnType<typeof paperOf>>;

/** The document for the customer to read and sign, in English with what is read beside it, made before anything is locked. */
export const paperOf = async (at: Reading<Actor | null>, form: FormRecord, language: CustomerLanguage = 'en') => {
  const presented = await presentCustomersPart(at, form);
  const speech = await speechFor(at.db, form, presented, language);
  const papers = await papersOf(at, form.id);
  const pdf = await customerPdf(at, presented, papers, speech);
  return { papers, pdf, sha256: sha256(pdf), document: documentOf(presented, speech), capacity: capacityOf(presented) };
};

/** Keeps what a version looks like; what was frozen once stays as it was. Answers its SHA-256. */
export const freezePart = async (
  at: Writing<Actor | null>,
  form: FormRecord,
  { capacity: _, papers, ...frozen }: Paper,
): Promise<string> => {
  const { id: formId, version } = form;
  const [stored] = await at.db
    .select({ sha256: ecddCustomerPart.sha256 })
    .from(ecddCustomerPart)
    .where(and(eq(ecddCustomerPart.formId, formId), eq(ecddCustomerPart.version, version)));
  if (stored) return stored.sha256;
  if (!isDeepStrictEqual(papers, await papersOf(at, formId)))
    throw new Refusal('form.stale', 'The documents of this form were changed meanwhile. Send it again.');
  const madeAt = at.clock.now().toString();
  await at.db.insert(ecddCustomerPart).values({ formId, version, madeAt, ...frozen, ...ownNumber(at, form) });
  return frozen.sha256;
};

/** The number of the customer, sealed for the paper: what is read by a link does not follow what happens to the form. */
const ownNumber = (at: Writing<Actor | null>, { id: formId, idNumberSealed }: FormRecord) => {
  const id = randomUUID();
  const number = idNumberSealed && at.secrets.open(idNumberSealed, formPlace(formId));
  return { id, idNumberSealed: at.secrets.seal(number, customerPartPlace(id)) };
};
