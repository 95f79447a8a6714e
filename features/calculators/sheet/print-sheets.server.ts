import { eq } from 'drizzle-orm';
import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { missing as notThere, Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { buyerSheet } from '../buyer/buyer-sheet.rules.ts';
import { readFields, type Values } from '../inputs/fields.rules.ts';
import { buyerFields, leaseFields, loanFields, sellerFields } from '../inputs/inputs.rules.ts';
import { leaseSheet } from '../lease/lease-sheet.rules.ts';
import { loanSheet } from '../loan/loan-sheet.rules.ts';
import type { Known } from '../rates/known.rules.ts';
import { readKnown } from '../rates/read-rules.server.ts';
import { sellerSheet } from '../seller/seller-sheet.rules.ts';
import { caution, figureWords, type Line, type Result, resultWords, type Sheet, sinceWords } from './sheet.rules.ts';

const template = new URL('./sheet.typ', import.meta.url);

type Query = { query: Record<string, string | undefined> };

/** A template that begins a sheet with pages of its own, and what it needs for them. */
type Cover = { template: URL; data: object };

/** A sheet as a PDF of a page, with who hands it out. `name` is that of the file, which its day follows. */
export const printSheet = async (at: Reading, name: string, sheet: Sheet, cover?: Cover): Promise<FileAnswer> => {
  if (!sheet.result) throw new Refusal('calculator.invalid', sheet.missing);
  const now = at.clock.now().toString();
  const data = { ...paperOf(sheet, sheet.result), ...(await readHeads(at)), made: formatInstant(now), ...cover?.data };
  return pdfFile(at.actor.userId, {
    template: cover?.template ?? template,
    data,
    name: `${name}-${today(at.clock)}`,
    at: now,
  });
};

const printed =
  <F extends object>(name: string, fields: F, sheetOf: (known: Known, input: Values<F>) => Sheet) =>
  async (at: Reading, { query }: Query): Promise<FileAnswer> =>
    printSheet(at, name, sheetOf(await readKnown(at), readFields(fields, query)));

/** The agency, and the salesperson who answers for the sheet. */
const readHeads = async (at: Reading) => {
  const [agency, { licenceNo }, [person]] = await Promise.all([
    readSetting(at.db, agencyLetterhead),
    readSetting(at.db, agencyParticulars),
    at.db
      .select({
        name: personPublic.name,
        registrationNo: personPublic.registrationNo,
        mobile: personPublic.mobile,
        email: personPublic.email,
      })
      .from(personPublic)
      .where(eq(personPublic.id, at.actor.userId)),
  ]);
  if (!person) throw notThere('person');
  const { name, registrationNo, mobile, email } = person;
  const by = [
    name,
    registrationNo && `CEA registration no. ${registrationNo}`,
    [mobile && phoneText(mobile), email].filter(Boolean).join(' · '),
    licenceNo && `${agency.name}, estate agent licence ${licenceNo}`,
  ];
  return { agency, by: by.filter((line) => line !== '' && line !== null) };
};

/** Finished texts for the template. */
const paperOf = ({ title, about, parts, rules }: Sheet, result: Result) => ({
  title,
  about,
  result: { label: result.label, value: resultWords(result) },
  parts: parts.map(({ title: name, lines, notes }) => ({
    title: name,
    lines: lines.map((line) => ({ ...wordsOf(line), isSum: line.isSum === true })),
    notes: notes.map(({ text }) => text),
  })),
  rules: rules.map(({ title: name, fromDay, source }) => `${name}: ${sinceWords(fromDay)}. ${source}`),
  caution,
});

const wordsOf = (line: Line) => ({ label: line.label, note: line.note ?? '', value: figureWords(line) });

export const printBuyer = printed('buyer-cost', buyerFields, buyerSheet);
export const printSeller = printed('seller-proceeds', sellerFields, sellerSheet);
export const printLease = printed('lease-duty', leaseFields, leaseSheet);
export const printLoan = printed('home-loan', loanFields, loanSheet);
