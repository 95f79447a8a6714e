import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { issuer } from '#features/firm/rules/issuer.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import type { Speech } from '../asked/speech.rules.ts';
import type { FormCopy } from '../corrections/kept-form.server.ts';
import { type Paper, papersOf } from '../papers/papers-of.server.ts';
import type { ecdd } from '../room.calls.ts';
import { signaturesOf } from '../signing/signatures-of.server.ts';
import { signedUntil } from '../signing/signers.rules.ts';
import { ecddCustomerPart } from '../tables.server.ts';
import { narrowed } from '../templates/audience.server.ts';
import type { Form } from './form.calls.ts';
import { answerText, questionText } from './form-text.rules.ts';
import { type Audience, attachCodes, cddFor, ratingText } from './forms.words.ts';
import { presentDetermined, presentForm } from './read.server.ts';
import { type FormRecord, findForm } from './scope.server.ts';

const template = new URL('./ecdd-form.typ', import.meta.url);

/** A form as a PDF, with the questions of an audience and no others. */
export const downloadForm = async (at: Reading, { params, query }: Input<typeof ecdd.formFile>) => {
  const record = await findForm(at, params.id);
  const audience = narrowed(at.actor, query.audience);
  await recordReading(at, {
    aggregate: 'ecdd-form',
    aggregateId: record.id,
    action: 'form.downloaded',
    detail: { formNo: record.formNo, version: record.version, audience },
  });
  const name = `${record.formNo}${audience === 'C' ? '-customer' : ''}`;
  const frozen = audience === 'C' ? await frozenPdf(at, record) : undefined;
  if (frozen) return { name: `${name}.pdf`, contentType: pdfMediaType, size: frozen.length, body: frozen };
  const form = await presentForm(at, record, audience);
  const papers = await papersOf(at, record.id);
  return pdfFile(at.actor.userId, {
    template,
    data: await formPaper(at, form, audience, papers),
    name,
    at: form.changedAt,
  });
};

/** The determination of a form's version: what the salesperson signed, and the rating with its factors. `answers`: of an earlier one. */
export const determinationPdf = async (
  at: Reading,
  { form: record, answers }: Partial<FormCopy> & Pick<FormCopy, 'form'>,
) => {
  const form = await presentDetermined(at, record, answers);
  const until = answers && signedUntil(record, await signaturesOf(at.db, record.id));
  // What was added later is no part of an earlier version.
  const papers = (await papersOf(at, record.id)).filter(
    ({ addedAt }) => !until || Date.parse(addedAt) <= Date.parse(until),
  );
  const data = await formPaper(at, form, 'A', papers);
  return pdfFile(at.actor.userId, { template, data, name: `${form.formNo}-determination`, at: form.changedAt });
};

/** What the customer was sent of this version, as it was then; nothing before it is sent. */
const frozenPdf = async (at: Reading, { id, version }: FormRecord): Promise<Buffer | undefined> => {
  const [row] = await at.db
    .select({ pdf: ecddCustomerPart.pdf })
    .from(ecddCustomerPart)
    .where(and(eq(ecddCustomerPart.formId, id), eq(ecddCustomerPart.version, version)));
  return row?.pdf;
};

/** The bytes of a form as the customer reads it. */
export const customerPdf = async (
  at: Pick<Reading, 'db'>,
  form: Form,
  papers: Paper[],
  speech: Speech,
): Promise<Buffer> => renderPdf(template, await formPaper(at, form, 'C', papers, speech), form.changedAt);

/** In hex. */
export const sha256 = (bytes: Buffer): string => hash('sha256', bytes, 'hex');

/** Finished texts for the template. A customer's paper has no rating, and nothing of what answers count. */
const formPaper = async (at: Pick<Reading, 'db'>, form: Form, audience: Audience, papers: Paper[], speech?: Speech) => {
  const agency = { ...issuer(await readSetting(at.db, agencyParticulars), false), name: form.agencyName };
  const words = {
    agency: agency.name,
    property: form.property,
    rating: ratingText(form.rating, form.isSoFar),
    listed: form.listed,
  };
  const answers = new Map(form.listECDDAMLFormResult.map((answer) => [answer.questionFID, answer]));
  const askedQuestions = form.templatesDetail.filter(({ questionFID }) => form.asked.includes(questionFID));
  const sections = Map.groupBy(askedQuestions, ({ sectionNo }) => sectionNo);
  const facts = audience === 'C' ? customerFactsOf(form) : factsOf(form);
  return {
    agency,
    title: `Due diligence form ${form.formNo}`,
    number: `${form.formNo}, version ${form.version}`,
    made: formatInstant(form.changedAt),
    heading: 'Customer due diligence',
    under: cddFor[form.cDDFor],
    isForCustomer: audience === 'C',
    facts: facts.filter(({ wide }) => !wide),
    wide: facts.filter(({ wide }) => wide),
    rating: audience === 'C' ? [] : ratingOf(form),
    papers: papers.map(({ name, attachCode, sha256: hex }) => ({
      name,
      kind: attachCodes[attachCode],
      sha256: hex,
    })),
    sections: [...sections.values()].map((rows) => ({
      title: `${rows[0]?.sectionNo}  ${rows[0]?.sectionName}`,
      local: speech?.section(rows[0]?.sectionNo ?? 0) ?? '',
      rows: rows.map((row) => {
        const answer = answers.get(row.questionFID);
        return {
          fid: row.questionFID,
          question: questionText(row, words),
          answer: answerText(row, answer),
          remark: answer?.remark ?? '',
          local: speech?.question(row) ?? '',
          localAnswer: answer ? (speech?.answer(row, answer) ?? '') : '',
        };
      }),
    })),
  };
};

/** What is no part of what is signed: it is where the customer is reached. */
const addresses = ['Phone', 'Email'];

/** The same as a customer signs it: an address or a phone that is corrected is no other document. */
export const customerFactsOf = (form: Form) => factsOf(form).filter(({ label }) => !addresses.includes(label));

/** Who the customer is and what the transaction is, numbers masked. */
const factsOf = (form: Form) => {
  const { particulars, transactionType, amountCents, leaseMonths } = form;
  const facts: { label: string; value: string; wide?: true }[] = [
    { label: 'Customer', value: form.name },
    { label: 'Kind', value: partyKinds[form.kind] },
    { label: idTypes[form.idType], value: form.idNumberMasked },
    { label: 'Also known as', value: form.aliases.join(', ') },
    {
      label: form.kind === 'INDIVIDUAL' ? 'Date of birth' : '',
      value: form.dateOfBirth ? formatDay(form.dateOfBirth) : '',
    },
    { label: 'Nationality', value: form.nationality && countryName(form.nationality) },
    { label: 'Other nationalities', value: particulars.otherNationalities },
    { label: 'Country of birth', value: particulars.countryOfBirth },
    { label: 'Marital status', value: particulars.maritalStatus },
    { label: 'Occupation', value: particulars.occupation },
    { label: 'Employer', value: particulars.employer },
    { label: 'Industry', value: particulars.industry },
    { label: 'Nature of business', value: particulars.natureOfBusiness },
    { label: 'Phone', value: particulars.phone },
    { label: 'Email', value: particulars.email },
    { label: 'Address', value: particulars.address, wide: true },
    { label: 'Place of business', value: particulars.placeOfBusiness, wide: true },
    { label: 'Purpose', value: particulars.purpose, wide: true },
    { label: 'Property', value: form.property, wide: true },
    {
      label: transactionType === 'SALE' ? 'Price' : 'Monthly rent',
      value: amountCents === null ? '' : formatMoney(amountCents),
    },
    { label: 'Term', value: leaseMonths === null ? '' : `${leaseMonths} months` },
    {
      label: form.signers.length > 0 ? 'To be signed by' : '',
      value: [form, ...form.signers].map(({ name }) => name).join(', '),
      wide: true,
    },
    { label: 'Salesperson', value: form.salesperson },
  ];
  return facts.filter(({ label, value }) => label !== '' && value !== '');
};

const ratingOf = (form: Form) => [
  { label: 'Path', value: `${form.path}: ${form.forms.join(', ')}` },
  { label: 'Rating', value: ratingText(form.rating, form.isSoFar) },
  { label: 'Rules', value: form.ratingRules },
  {
    label: 'Factors',
    value: form.factors.map(({ questionFID, flags }) => [questionFID, ...flags].join(' ')).join(', ') || 'None',
  },
  ...(form.determination ? determinedOf(form.determination) : []),
];

const determinedOf = ({ by, at, rating, isRaised, mitigation }: NonNullable<Form['determination']>) => [
  {
    label: 'Determined',
    value: `${ratingText(rating)}, ${isRaised ? 'raised' : 'agreed'} by ${by}, ${formatInstant(at)}`,
  },
  ...(mitigation ? [{ label: 'Mitigation', value: mitigation }] : []),
];
