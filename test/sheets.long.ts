import { beforeAll, describe, expect, it } from 'vitest';
import type { Bill, ReceiptRow } from '#features/billing/contract/index.ts';
import { billStates, receiptMethods, receiptStates } from '#features/billing/words.ts';
import { dealStates as financeStates } from '#features/deal/words.ts';
import { transactionWords } from '#features/esubmission/words/transaction.ts';
import { anAgencyThatPays } from '#features/payout/server/rig/payouts.ts';
import { earningKinds } from '#features/payout/words.ts';
import { setUpline } from '#features/people/server/index.ts';
import type { production } from '#features/production/contract/index.ts';
import { dealStates, dealTypes } from '#features/production/words.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { transact } from '#platform/server/context.ts';
import { hasProgram } from './judges.ts';
import type { Client } from './people.ts';
import { sheetsShown } from './soffice.ts';

/**
 * LibreOffice opens every Excel file of production and of finance, and shows the rows that the page shows. Names that look like a
 * formula stay what they are.
 */
const agency = await anAgencyThatPays();
const { app, preparer } = agency;
const my = '/api/v1/my-production';
const team = '/api/v1/team-production';
const finance = '/agency/v1/finance';
type Lists = { [K in keyof typeof production]: Data<(typeof production)[K]> };

let leader: Client;
let member: Client;
let below: Client;

beforeAll(async () => {
  leader = await app.signIn(await app.aSalesperson({ name: '=1+0, the "leader"' }));
  member = await app.signIn(await app.aSalesperson({ name: '@SUM(A1:A9) 陈美玲' }));
  below = await app.signIn(await app.aSalesperson({ name: '-2+3 Below' }));
  for (const who of [leader, member, below]) await agency.giveAccount(who, { rested: true });
  for (const [who, above] of [
    [member, leader],
    [below, member],
  ] as const)
    await transact(app.asNobody, (at) =>
      setUpline(at, { personId: who.person.userId, uplineId: above.person.userId, fromDay: '2020-01-01' }),
    );
  await agency.query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'DIRECTOR')`, [
    leader.person.userId,
  ]);
  for (const who of [member, member, leader, below]) await agency.aPaidDeal(who);
  await agency.aRun('paid');
  await agency.aPaidDeal(member, { papers: false });
  for (const who of [member, below]) await agency.aBilledDeal(who);
});

const read = async <T>(who: Client, path: string): Promise<T> => {
  const { status, body } = await who.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};
const fileOf = async (answer: ReturnType<Client['get']>) => {
  const { status, raw } = await answer;
  expect(status).toBe(200);
  return sheetsShown(raw);
};
const money = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const day = (given: string | null) => (given === null ? '' : formatDay(given));

type Columns<Row> = Record<string, (row: Row) => string | number | null>;
/** The sheet has these columns, in this order, and these rows. */
const shows = <Row>(sheet: string[][] | undefined, columns: Columns<Row>, rows: Row[]) => {
  expect(rows.length).toBeGreaterThan(0);
  const cells = rows.map((row) => Object.values(columns).map((cell) => String(cell(row) ?? '')));
  expect(sheet).toEqual([Object.keys(columns), ...cells]);
};

const teamDealColumns: Columns<Lists['teamDeals']['rows'][number]> = {
  Deal: ({ dealNo }) => dealNo,
  Property: ({ address }) => address,
  Type: ({ type }) => dealTypes[type],
  Signed: ({ signedOn }) => day(signedOn),
  Salesperson: ({ member: { name } }) => name,
  Code: ({ member: { saNo } }) => saNo,
  Level: ({ level }) => level,
  'Gross commission (S$)': ({ grossCents }) => money(grossCents),
  'My overriding (S$)': ({ overridingCents }) => money(overridingCents),
};

describe.skipIf(!hasProgram('soffice'))('LibreOffice shows', () => {
  it('my transactions', async () => {
    const { rows } = await read<Lists['deals']>(member, `${my}/search-deal-submitted?pageSize=100`);
    const sheets = await fileOf(member.post(`${my}/deal-submitted-report`, {}));
    const columns: Columns<(typeof rows)[number]> = {
      Case: ({ caseNo }) => caseNo,
      Deal: ({ dealNo }) => dealNo,
      Property: ({ address }) => address,
      Type: ({ type }) => dealTypes[type],
      State: ({ state }) => dealStates[state],
      Submitted: ({ submittedOn }) => day(submittedOn),
      Signed: ({ signedOn }) => day(signedOn),
    };
    const [head = []] = sheets['My transactions'] ?? [];
    const width = Object.keys(columns).length;
    expect(head.slice(0, width)).toEqual(Object.keys(columns));
    shows(
      sheets['My transactions']?.map((row) => row.slice(0, width)),
      columns,
      rows,
    );
    for (const [header, key] of [
      ['Gross commission (S$)', 'grossCents'],
      ['Received (S$)', 'receivedCents'],
    ] as const) {
      const at = head.indexOf(header);
      expect(sheets['My transactions']?.slice(1).map((row) => row[at])).toEqual(rows.map((row) => money(row[key])));
    }
  });

  it('the income of a year on three sheets', async () => {
    const sheets = await fileOf(member.post(`${my}/income-report`, { year: '2026' }));
    expect(Object.keys(sheets).sort()).toEqual(['By month', 'Detail', 'Summary']);
    expect(sheets.Summary?.[2]?.[1]).toContain('@SUM(A1:A9) 陈美玲');
    const { rows } = await read<Lists['payoutDeal']>(member, `${my}/search-payout-deal?state=PAID&sortDirection=asc`);
    const shown = sheets.Detail?.slice(1).map((row) => [row[0], row[1], row[2], row[3], row[4], row[6], row[7]]);
    const wanted = rows.map((row) => [
      ...[day(row.paidOn), row.voucher, row.dealNo, row.address],
      ...[earningKinds[row.kind], day(row.receivedOn), money(row.cents)],
    ]);
    expect(shown?.toSorted()).toEqual(wanted.toSorted());
    const { totals } = await read<Lists['paidOut']>(member, `${my}/search-payout`);
    expect(sheets['By month']?.slice(1).map((row) => [row[0], row.at(-1)])).toEqual([['2026-11', money(totals.cents)]]);
  });

  it('what I earned and received, what was paid to me and what is outstanding', async () => {
    const { rows: earned } = await read<Lists['payoutDeal']>(member, `${my}/search-payout-deal?pageSize=100`);
    const earnedFile = await fileOf(member.get(`${my}/search-payout-deal/export`));
    shows(
      earnedFile['What I earned'],
      {
        Received: ({ receivedOn }) => day(receivedOn),
        Deal: ({ dealNo }) => dealNo,
        Property: ({ address }) => address,
        For: ({ kind }) => earningKinds[kind],
        Receipt: ({ number }) => number,
        'My part (S$)': ({ cents }) => money(cents),
        'Paid to me': ({ paidOn }) => day(paidOn),
        Statement: ({ voucher }) => voucher,
        'Tax invoice': ({ taxInvoice }) => taxInvoice,
      },
      earned,
    );
    const { rows: received } = await read<Lists['received']>(member, `${my}/search-received-deal?pageSize=100`);
    const receivedFile = await fileOf(member.get(`${my}/search-received-deal/export`));
    shows(
      receivedFile['Received from clients'],
      {
        Received: ({ receivedOn }) => day(receivedOn),
        Receipt: ({ number }) => number,
        'Went back': ({ isBack }) => (isBack ? 'Yes' : ''),
        Deal: ({ dealNo }) => dealNo,
        Property: ({ address }) => address,
        'Of my shares (S$)': ({ cents }) => money(cents),
        'My part (S$)': ({ ownCents }) => money(ownCents),
      },
      received,
    );
    const { rows: paid } = await read<Lists['paidOut']>(member, `${my}/search-payout?pageSize=100`);
    const paidFile = await fileOf(member.get(`${my}/search-payout/export`));
    shows(
      paidFile['Paid to me'],
      {
        Paid: ({ paidOn }) => day(paidOn),
        Statement: ({ voucher }) => voucher,
        'Own deals (S$)': ({ ownCents }) => money(ownCents),
        'Debt given up (S$)': ({ writtenOffCents }) => money(writtenOffCents),
        'Overriding (S$)': ({ overridingCents }) => money(overridingCents),
        'GST (S$)': ({ gstCents }) => money(gstCents),
        'Fees (S$)': ({ feeCents }) => money(-feeCents || 0),
        'Withheld (S$)': ({ withheldCents }) => money(-withheldCents || 0),
        'Advances (S$)': ({ advancedCents, recoveredCents }) => money(advancedCents - recoveredCents),
        'Paid again (S$)': ({ returnedCents }) => money(returnedCents),
        'Paid to me (S$)': ({ cents }) => money(cents),
        'Tax invoice': ({ taxInvoice }) => taxInvoice,
      },
      paid,
    );
    const { rows: open } = await read<Lists['outstanding']>(
      member,
      `${my}/search-outstanding-invoice?sortDirection=asc&pageSize=100`,
    );
    const openFile = await fileOf(member.get(`${my}/search-outstanding-invoice/export`));
    shows(
      Object.values(openFile)[0],
      {
        Invoice: ({ number }) => number,
        Deal: ({ dealNo }) => dealNo,
        'Bill to': ({ to }) => to,
        Property: ({ address }) => address,
        Issued: ({ issuedOn }) => day(issuedOn),
        Due: ({ dueOn }) => day(dueOn),
        'Days overdue': ({ daysLate }) => Math.max(0, daysLate),
        'Last reminder': ({ reminder }) => day(reminder?.madeOn ?? null),
        Disputed: ({ disputeReason }) => disputeReason,
        'Invoice, open (S$)': ({ openCents }) => money(openCents),
        'My share (S$)': ({ shareCents }) => money(shareCents),
      },
      open,
    );
  });

  it.each(['level=2', 'level=1&type=SALE-private-residential', 'level=2&type=SALE-private-residential&withOwn=true'])(
    'the deals of a team by %s',
    async (filters) => {
      const { rows } = await read<Lists['teamDeals']>(leader, `${team}/team-deal-submitted?${filters}&pageSize=100`);
      const { 'Team transactions': sheet } = await fileOf(leader.get(`${team}/team-deal-submitted/export?${filters}`));
      shows(sheet, teamDealColumns, rows);
    },
  );

  it('the deals of a team, its performance, and the report by level', async () => {
    const { rows } = await read<Lists['teamDeals']>(leader, `${team}/team-deal-submitted?pageSize=100`);
    const deals = await fileOf(leader.get(`${team}/team-deal-submitted/export`));
    shows(deals['Team transactions'], teamDealColumns, rows);
    const { rows: people } = await read<Lists['performanceRows']>(leader, `${team}/team-performance-detail`);
    const performance = await fileOf(leader.post(`${team}/team-performance-detail`, {}));
    const screen = performance['Team performance'];
    expect(screen?.slice(1).map((row) => row.slice(0, 7))).toEqual(
      people.map(({ name, saNo, registrationNo, rank, movedOn, own, group }) => [
        ...[name, saNo, registrationNo, rank ?? '', day(movedOn)],
        ...[money(own.grossCents), money(group.grossCents)],
      ]),
    );
    const report = await fileOf(leader.get(`${team}/download-team-performance-report`));
    expect(report['Level 1']).toEqual(screen);
    expect(Object.keys(report)).toEqual(['Level 1', 'Level 2']);
  });

  it('the deals, invoices and receipts of finance', async () => {
    const deals = await fileOf(preparer.get(`${finance}/deals/export`));
    type Deal = {
      dealNo: string;
      caseNo: string;
      address: string;
      transactionType: 'SALE' | 'LEASE';
      ownerName: string;
    } & {
      signedOn: string;
      commissionCents: number;
      agencyCents: number | null;
      state: keyof typeof financeStates;
    };
    const ofDeals = (await read<{ rows: Deal[] }>(preparer, `${finance}/deals?pageSize=100`)).rows;
    shows(
      // The sixth is the moment of the approval.
      deals.Deals?.map((row) => row.toSpliced(6, 1)),
      {
        Deal: ({ dealNo }) => dealNo,
        Case: ({ caseNo }) => caseNo,
        Address: ({ address }) => address,
        Transaction: ({ transactionType }) => transactionWords[transactionType],
        Salesperson: ({ ownerName }) => ownerName,
        Signed: ({ signedOn }) => day(signedOn),
        'Commission (S$)': ({ commissionCents }) => money(commissionCents),
        'Agency (S$)': ({ agencyCents }) => money(agencyCents),
        State: ({ state }) => financeStates[state],
      },
      ofDeals,
    );
    shows(
      (await fileOf(preparer.get(`${finance}/bills/export`))).Invoices,
      {
        Invoice: ({ number }) => number,
        Deal: ({ dealNo }) => dealNo,
        Case: ({ caseNo }) => caseNo,
        'Bill to': ({ invoiceToText }) => invoiceToText,
        Address: ({ address }) => address,
        Salesperson: ({ agentName }) => agentName,
        Completed: ({ completedOn }) => day(completedOn),
        Issued: ({ issuedOn }) => day(issuedOn),
        Due: ({ dueOn }) => day(dueOn),
        'Before GST (S$)': ({ netCents }) => money(netCents),
        'GST (S$)': ({ gstCents }) => money(gstCents),
        'With GST (S$)': ({ totalCents }) => money(totalCents),
        'Open (S$)': ({ openCents }) => money(openCents),
        State: ({ state }) => billStates[state],
        Disputed: ({ disputeReason }) => disputeReason ?? '',
      },
      (await read<{ rows: Bill[] }>(preparer, `${finance}/bills?pageSize=100`)).rows,
    );
    shows(
      (await fileOf(preparer.get(`${finance}/receipts/export`))).Receipts,
      {
        Receipt: ({ number }) => number,
        Received: ({ receivedOn }) => day(receivedOn),
        'Received from': ({ payer }) => payer,
        By: ({ method }) => receiptMethods[method],
        Reference: ({ reference }) => reference,
        'Amount (S$)': ({ cents }) => money(cents),
        'Credit left (S$)': ({ leftCents }) => money(leftCents),
        State: ({ state }) => receiptStates[state],
      },
      (await read<{ rows: ReceiptRow[] }>(preparer, `${finance}/receipts?pageSize=100`)).rows,
    );
  });

  it('the year of the tax authority, a quarter of GST and the completed deals', async () => {
    const year = await fileOf(preparer.get(`${finance}/payouts/years/export?year=2026`));
    const [people] = Object.values(year);
    const at = people?.[0]?.indexOf('Name') ?? -1;
    expect(people?.slice(1).map((row) => row[at])).toEqual(
      expect.arrayContaining([leader.person.name, member.person.name]),
    );
    const quarter = await fileOf(preparer.get(`${finance}/gst/export?quarter=2026-Q4`));
    const { rows: rates } = await read<{ rows: { papers: number }[] }>(preparer, `${finance}/gst?quarter=2026-Q4`);
    expect(Object.values(quarter)[0]).toHaveLength(1 + rates.reduce((sum, { papers }) => sum + papers, 0));
    const completed = await fileOf(preparer.get(`${finance}/completed-deals/export?month=2026-11`));
    const { totalRecords } = await read<{ totalRecords: number }>(preparer, `${finance}/completed-deals?month=2026-11`);
    expect(Object.values(completed)[0]).toHaveLength(1 + totalRecords);
  });
});
