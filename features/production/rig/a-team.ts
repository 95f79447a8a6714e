import { expect } from 'vitest';
import { demoRegister } from '#demo/agencies.ts';
import { sampleExternal, sampleInfo } from '#demo/sample.ts';
import { makeReminders } from '#features/billing/reminders/make-reminders.server.ts';
import { harbour } from '#features/payout/rig/agencies.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { importRegister } from '#features/register/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, invoiceBill } from '#test/deals.ts';
import type { Client } from '#test/people.ts';

const salespeople = ['owner', 'cobroker', 'upline', 'top', 'former', 'sibling', 'stranger'] as const;
export type Salesperson = (typeof salespeople)[number];
export type Whose = Salesperson | 'submissions' | 'finance' | 'compliance' | 'content' | 'people' | 'admin';

/** No other address has these units. */
export const units = { now: '71-7313', before: '72-7314', foreign: '73-7315' };
const payer = 'Goh Siew Choo';

type Agency = Awaited<ReturnType<typeof anAgencyThatPays>>;

/**
 * An agency with everyone who may stand around a deal, on 20 November 2026. `now` is a deal of the owner with a share of the
 * co-broker, signed while the upline led the owner and the top led the upline: with an invoice, pro-forma, a receipt of a half,
 * a reminder, and a payout. `before` is one that the owner signed while the former upline led. `foreign` is a stranger's, paid, of which
 * a half is another agency's: it has an account and has given its tax invoice.
 */
export const aTeamAroundDeals = async () => {
  const agency = await anAgencyThatPays();
  const { app, desk, preparer, admin, query } = agency;
  const people = {} as Record<Whose, Client>;
  for (const name of salespeople) {
    people[name] = await app.letIn(await app.aSalesperson({ name: `The ${name}` }));
    await agency.giveAccount(people[name], { rested: true });
  }
  for (const name of ['compliance', 'content', 'people'] as const)
    people[name] = await app.letIn(await app.aStaff(name));
  Object.assign(people, { submissions: desk, finance: preparer, admin });

  const own = salespeople.map((name) => {
    const { registrationNo, name: called } = people[name].person;
    return { registrationNo: registrationNo ?? '', name: called };
  });
  const { rows: registered, agencies } = demoRegister('2026-11-20', own);
  await importRegister(app.asNobody, registered, agencies);

  const under = (member: Salesperson, above: Salesperson, fromDay: string) =>
    transact(app.asNobody, (at) =>
      setUpline(at, { personId: people[member].person.userId, uplineId: people[above].person.userId, fromDay }),
    );
  await under('upline', 'top', '2020-01-01');
  await under('owner', 'former', '2020-01-01');
  await under('owner', 'upline', '2026-10-01');
  await under('sibling', 'upline', '2020-01-01');
  for (const [name, plan] of [
    ['upline', 'LEADER'],
    ['former', 'LEADER'],
    ['top', 'DIRECTOR'],
  ] as const)
    await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', $2)`, [
      people[name].person.userId,
      plan,
    ]);

  const share = (name: Salesperson, role: 'CA' | 'ICB', shareRate: number) => ({
    userId: people[name].person.userId,
    role,
    shareRate,
  });
  const aDeal = async (owner: Salesperson, which: keyof typeof units, info: Parameters<typeof sampleInfo>[0] = {}) => {
    const property = { ...sampleInfo().property, unit: units[which] };
    const shares =
      which === 'now'
        ? [share('owner', 'CA', 700_000), share('cobroker', 'ICB', 300_000)]
        : [share(owner, 'CA', 1_000_000)];
    const external = which === 'foreign' ? [sampleExternal()] : [];
    const options = { info: { property, ...info }, shares, external, papers: true };
    const made = await anApprovedDeal(people[owner], desk, options);
    const bill = await billOf(preparer, made.caseNo);
    return {
      ...made,
      bill,
      billId: bill.billId as string,
      transId: bill.dealId as string,
      dealNo: bill.dealNo as string,
    };
  };
  const pay = async (invoiceId: string, cents: number): Promise<string> => {
    const { status, body } = await preparer.post('/agency/v1/finance/receipts', {
      method: 'GIRO',
      payer,
      receivedOn: '2026-11-20',
      cents,
      invoices: [{ invoiceId, cents }],
    });
    expect(status).toBe(200);
    return body.data.receiptId;
  };

  const now = await aDeal('owner', 'now');
  const before = await aDeal('owner', 'before', { optionDate: '2026-09-01', lateReason: 'The owner was abroad' });
  const foreign = await aDeal('stranger', 'foreign');
  const proForma = await preparer.post(`/agency/v1/finance/bills/${now.billId}/pro-forma`, {});
  const { invoiceId } = await invoiceBill(preparer, now.bill, '2026-11-19');
  const receiptId = await pay(invoiceId, 2_703_200);
  const ofForeign = await invoiceBill(preparer, foreign.bill, '2026-11-19');
  const foreignReceiptId = await pay(ofForeign.invoiceId, foreign.bill.totalCents);
  const cobroke = await anAgencyPaid(agency, foreign.dealNo);
  await agency.aRun('paid');
  await query(`UPDATE invoice SET due_on = '2026-11-01' WHERE id = $1`, [invoiceId]);
  await transact(app.asNobody, makeReminders);

  // Of the documents finance opens those about money alone.
  const [money] = await query<{ id: string }>(
    `SELECT f.file_id AS id FROM esubmission_file f JOIN esubmission_document d ON d.id = f.document
     JOIN document_type t ON t.document_id = d.document_id WHERE t.is_money AND d.esubmission_id = $1`,
    [now.eSubId],
  );
  const [reminder] = await query<{ id: string }>('SELECT id FROM reminder WHERE invoice_id = $1', [invoiceId]);
  const lines = await query<{ id: string; name: string; run: string }>(
    'SELECT l.id, p.name, l.run_id AS run FROM payout_line l JOIN person p ON p.id = l.person_id',
  );
  const lineOf = (name: Salesperson) => lines.find((line) => line.name === `The ${name}`)?.id ?? '';
  const codes = Object.fromEntries(
    (await query<{ name: string; code: string }>(`SELECT name, sa_no AS code FROM person WHERE name LIKE 'The %'`)).map(
      ({ name, code }) => [name.slice('The '.length), code],
    ),
  ) as Record<Salesperson, string>;

  const deals = {
    now: {
      ...now,
      moneyFileId: money?.id ?? '',
      invoiceId,
      receiptId,
      proFormaId: proForma.body.data.proFormaId as string,
      reminderId: reminder?.id ?? '',
    },
    before: { ...before },
    foreign: { ...foreign, invoiceId: ofForeign.invoiceId, receiptId: foreignReceiptId },
  };
  return { agency, people, deals, codes, lineOf, cobroke, runId: lines[0]?.run ?? '' };
};

/** The share that another agency has of a deal, with its account and its tax invoice. */
const anAgencyPaid = async ({ preparer, approver }: Agency, dealNo: string) => {
  const finance = '/agency/v1/finance';
  const must = async (answer: ReturnType<typeof preparer.get>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const [{ shareId }] = (await must(preparer.get(`${finance}/cobroke-shares?search=${dealNo}`))).rows;
  await must(preparer.put(`${finance}/cobroke-shares/${shareId}/agency`, { licenceNo: harbour.licenceNo }));
  const account = { bank: 'OCBC', holder: 'Harbour & Hill Realty Pte Ltd', uen: '201812345K', number: '512345678001' };
  const { accountId } = await must(preparer.post(`${finance}/agency-accounts`, { ...account, ...harbour }));
  await must(approver.put(`${finance}/agency-accounts/${accountId}/approval`, {}));
  const invoice = { number: 'HH-2026-7', issuedOn: '2026-11-20' };
  await must(preparer.post(`${finance}/cobroke-shares/${shareId}/invoices`, invoice));
  return { shareId: shareId as string, accountId: accountId as string, licenceNo: harbour.licenceNo };
};

export type TeamAroundDeals = Awaited<ReturnType<typeof aTeamAroundDeals>>;
