import { describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must } from './journey/caller.ts';
import { step, submitReported, uploadDocuments } from './journey/report.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

type Column = {
  column: string;
  info: NonNullable<Parameters<typeof anEsubmission>[1]>['info'] & object;
  /** The documents required with the submission, and later, for a client who is a person, without co-brokers. */
  now: string[];
  later: string[];
  /** Its documents are put there by hand. */
  byHand?: true;
};

const flat = (unit: string) => ({
  propertyCategory: 'hdb' as const,
  propertyType: '4R',
  property: { postalCode: '560123', block: '123', street: 'Ang Mo Kio Avenue 3', building: '', unit },
});
const soldFlat = (unit: string) => ({
  ...flat(unit),
  hdbTown: 'Ang Mo Kio' as const,
  floorArea: 92,
  leaseStartYear: 1979,
  optionFeeCents: 100_000,
  exerciseFeeCents: 400_000,
  optionSerialNo: `A26-${unit}`,
});
const office = (unit: string) => ({
  propertyCategory: 'commercial' as const,
  propertyType: 'OFFICE',
  property: { postalCode: '048623', block: '80', street: 'Raffles Place', building: 'Mast House', unit },
});
const condominium = (unit: string) => ({ property: { ...sampleInfo().property, unit } });
const dueDiligence = ['D-12', 'D-15', 'D-18'];

const columns: Column[] = [
  {
    column: 'SALE, HDB, for the seller',
    info: { representedSide: 'SELLER', ...soldFlat('31-101') },
    now: ['D-01', 'D-04', 'D-08', 'D-24', 'D-28', 'D-29', 'D-33'],
    later: ['D-02', 'D-23', ...dueDiligence],
    byHand: true,
  },
  {
    column: 'SALE, HDB, for the buyer',
    info: { representedSide: 'BUYER', ...soldFlat('31-102') },
    now: ['D-01', 'D-04', 'D-08', 'D-24', 'D-28', 'D-33'],
    later: ['D-02', 'D-23', ...dueDiligence],
  },
  {
    column: 'SALE, private, for the seller',
    info: { representedSide: 'SELLER', ...condominium('31-103') },
    now: ['D-01', 'D-02', 'D-04', 'D-08', 'D-28', 'D-29', 'D-33'],
    later: dueDiligence,
  },
  {
    column: 'SALE, private, for the buyer',
    info: { representedSide: 'BUYER', ...condominium('31-104') },
    now: ['D-01', 'D-02', 'D-04', 'D-08', 'D-28', 'D-33'],
    later: dueDiligence,
  },
  {
    column: 'SALE, commercial',
    info: { representedSide: 'SELLER', ...office('31-105') },
    now: ['D-01', 'D-02', 'D-05', 'D-08', 'D-29', 'D-33'],
    later: dueDiligence,
  },
  {
    column: 'LEASE, HDB',
    info: { ...sampleLease(flat('31-106')), transactionType: 'LEASE' },
    now: ['D-04', 'D-08', 'D-26', 'D-28', 'D-29', 'D-33'],
    later: ['D-21', 'D-22'],
    byHand: true,
  },
  {
    column: 'LEASE, private',
    info: { ...sampleLease(condominium('31-107')), transactionType: 'LEASE' },
    now: ['D-04', 'D-08', 'D-25', 'D-26', 'D-28', 'D-29', 'D-33'],
    later: ['D-21', ...dueDiligence],
  },
  {
    column: 'LEASE, commercial',
    info: { ...sampleLease(office('31-108')), transactionType: 'LEASE' },
    now: ['D-05', 'D-08', 'D-25', 'D-26', 'D-29', 'D-33'],
    later: ['D-21', ...dueDiligence],
  },
];

/** The names in a part of the checklist, as they stand on the page. */
const namesIn = async ({ page }: Visit, part: string) => {
  const lines = await page.getByRole('region', { name: part }).locator('ul').first().locator('> li').allInnerTexts();
  return lines.map((line) => line.split('\n')[0]);
};

describe('each column of the matrix of documents, submitted once', () => {
  it.each(columns)('$column', { timeout: 300_000 }, ({ column, info, now, later, byHand }) =>
    visit(`matrix ${column}`, 1440, async (here) => {
      const { page } = here;
      await enter(page, 'hannah.lim', '/');
      const caller = callerOf(page);
      const made = await anEsubmission(caller, { status: byHand ? 'billed' : 'ready', info });
      const asked = await must(caller.get(`/api/v1/document-templates?eSubId=${made.eSubId}`));
      const nameOf = (documentId: string) =>
        asked.rows.find((row: { documentId: string }) => row.documentId === documentId)?.name ?? documentId;

      if (byHand) {
        await page.goto(`/e-submission/submit-new-transaction?eSubId=${made.eSubId}&step=info`);
        await step(page, 'Transaction');
        await here.look(`the transaction info of ${column}`);
      }
      await page.goto(`/e-submission/submit-new-transaction?eSubId=${made.eSubId}&step=documents`);
      await page.getByRole('heading', { name: 'Required to submit' }).waitFor();
      expect(await namesIn(here, 'Required to submit')).toEqual(now.map(nameOf));
      expect((await namesIn(here, 'Later')).toSorted()).toEqual(later.map(nameOf).toSorted());
      if (byHand) await uploadDocuments(here);

      await page.goto(`/e-submission/${made.eSubId}`);
      const unit = info.property?.unit ?? '';
      const quiet = byHand ? here : { ...here, look: async () => undefined };
      expect(await submitReported(quiet, { client: { side: '', name: 'Goh Siew Choo' }, unit })).toBe(made.caseNo);
    }),
  );
});
