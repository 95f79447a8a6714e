import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anEsubmission, type Caller } from './esubmissions.ts';

type Options = NonNullable<Parameters<typeof anEsubmission>[1]>;

const must = async (answer: ReturnType<Caller['get']>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
};

/** A submission of this salesperson that the desk has approved. */
export const anApprovedCase = async (
  owner: Caller,
  desk: Caller,
  info: Options['info'] = {},
  bill: Options['bill'] = {},
  shares?: Options['shares'],
  external: NonNullable<Options['external']> = [],
) => {
  const made = await anEsubmission(owner, { status: 'submitted', info, bill, external, ...(shares && { shares }) });
  const place = `/api/v1/esubmissions/${made.eSubId}/status`;
  await must(desk.put(`${place}/3`, {}));
  await must(desk.put(`${place}/7`, { reason: 'Checked on paper' }));
  return made;
};

type Line = { documentId: string; partyUuid: string | null; level: string; stage: string };

/** The papers that the invoice and the payout wait for: the salesperson adds them, and the desk accepts them. */
export const bringPapers = async (owner: Caller, desk: Caller, { eSubId }: { eSubId: string }) => {
  const { rows } = await must(owner.get(`/api/v1/document-templates?eSubId=${eSubId}`));
  for (const { documentId, partyUuid, level, stage } of rows as Line[]) {
    if (level !== 'required' || stage === 'submit') continue;
    const fields = { eSubId, documentId, ...(partyUuid ? { partyUuid } : {}) };
    const bytes = Buffer.concat([samplePdf(), Buffer.from(`% ${documentId} ${partyUuid}\n`)]);
    await must(owner.upload('/api/v1/esubmission-uploads', fields, { name: `${documentId}.pdf`, bytes }));
    const verdict = { partyUuid, verdict: 'accepted', note: '' };
    await must(desk.put(`/api/v1/esubmissions/${eSubId}/documents/${documentId}/verdict`, verdict));
  }
};

/** The bill of an approved case, as finance sees it. */
export const billOf = async (finance: Caller, caseNo: string) =>
  (await must(finance.get(`/agency/v1/finance/bills?search=${caseNo}`))).rows[0];

/** Records the completion of a bill's deal, and issues its invoice. */
export const invoiceBill = async (
  finance: Caller,
  { billId, dealId }: { billId: string; dealId: string },
  day: string,
  reason = '',
) => {
  await must(
    finance.put(`/agency/v1/finance/deals/${dealId}/completion`, { completedOn: day, reason: 'Seen on paper' }),
  );
  return (await must(finance.post('/agency/v1/finance/invoices', { billId, reason }))) as {
    invoiceId: string;
    number: string;
  };
};

/** Gives the agency the particulars that invoices need. */
export const giveParticulars = (admin: Caller) =>
  must(admin.put('/agency/v1/settings/agencyParticulars', { value: particulars, version: 0 }));

/** Gives the agency the account that payouts are paid from. */
export const givePayoutAccount = (admin: Caller) =>
  must(admin.put('/agency/v1/settings/payoutAccount', { value: { bank: 'DBS', number: '003-1234567' }, version: 0 }));

/** Changes the account that payouts are paid from, which takes a second administrator. */
export const movePayoutAccount = async (admin: Caller, second: Caller, value: object, version: number) => {
  const { waiting } = await must(admin.put('/agency/v1/settings/payoutAccount', { value, version }));
  return must(second.put(`/agency/v1/setting-changes/${waiting.changeId}/approval`));
};

export const particulars = {
  legalName: 'Gable Realty Pte. Ltd.',
  uen: '201812345K',
  gstNumber: 'M90312345A',
  licenceNo: 'L3010234A',
  address: '1 Raffles Place #20-01, Singapore 048616',
  phone: '+6560001234',
  email: 'finance@gable.example',
  bank: 'DBS Bank',
  accountNumber: '0031234567',
  payNow: '201812345K',
};
