import { describe, expect, it } from 'vitest';
import { agingGroups } from '#features/billing/billing.words.ts';
import { billing } from '#features/billing/room.calls.ts';
import { commission } from '#features/commission/room.calls.ts';
import { ledger } from '#features/ledger/contract.ts';
import { accounts, balanceWords } from '#features/ledger/words.ts';
import { payout } from '#features/payout/room.calls.ts';
import { production } from '#features/production/room.calls.ts';
import { dayOf, formatMonth } from '#platform/contract/days.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { particulars } from './deals.ts';
import { hasProgram } from './judges.ts';
import type { Client } from './people.ts';
import { auditTrail } from './sheets/agency-lists.ts';
import { anAgencyWithLists } from './sheets/an-agency.ts';
import { billingLists } from './sheets/billing-lists.ts';
import { circularsAreShown } from './sheets/circulars-lists.ts';
import { cobrokeLists } from './sheets/cobroke-lists.ts';
import { addChecks, checks, complianceLists, myForms } from './sheets/compliance-lists.ts';
import { addContacts, contactLists } from './sheets/contacts-lists.ts';
import { contentIsShown } from './sheets/content-lists.ts';
import { dealLists, planColumns, submissions } from './sheets/deal-lists.ts';
import { addForms, forms } from './sheets/library-lists.ts';
import { marketIsShown } from './sheets/market-searches.ts';
import { dataOf, day, money, notOpened, rowsOf, sheetsOf, shows } from './sheets/opened.ts';
import {
  detailColumns,
  giveIdentity,
  monthColumns,
  type PaidIn,
  summaryOf,
  totalsOf,
  yearColumns,
} from './sheets/paid-out.ts';
import { heldColumns, holds, lineColumns, paidInYear, payoutLists } from './sheets/payout-lists.ts';
import { ownLists, performanceColumns, performanceRows, teamDeals } from './sheets/production-lists.ts';
import { agingBy, gstRowsOf, openInvoicesOf, paperColumns, papersOf } from './sheets/reports.ts';
import { waitingIsShown } from './sheets/signing-lists.ts';
import { trainingIsShown } from './sheets/training-lists.ts';

/**
 * LibreOffice opens every Excel file that the product exports, and shows the rows that the page shows. Names, reasons and lines of the
 * bank that look like a formula stay what they are.
 */
const agency = await anAgencyWithLists();
const { app, preparer, leader, member, debtor } = agency;

const saNoOf = async ({ person }: Client): Promise<string> => {
  const [row] = await agency.query<{ saNo: string }>('SELECT sa_no AS "saNo" FROM person WHERE id = $1', [
    person.userId,
  ]);
  return row?.saNo ?? '';
};

/** The rows below the head, by the text in this column. */
const sortedBy = (header: string, [head = [], ...rows]: string[][] = []) => {
  const at = head.indexOf(header);
  return [head, ...rows.toSorted((a, b) => (String(a[at]) < String(b[at]) ? -1 : 1))];
};

describe.skipIf(!hasProgram('soffice'))('LibreOffice shows', () => {
  it.each(ownLists)('of a salesperson: $sheet', ({ isShownTo }) => isShownTo(member));

  it('what I earned and is not paid yet', () => ownLists[1]?.isShownTo(member, { state: 'NOT_PAID' }));

  it.each(ownLists.slice(0, 3))('of one whose money went back: $sheet', ({ isShownTo }) => isShownTo(debtor));

  it('the income of a year on three sheets', async () => {
    const sheets = await sheetsOf(member, production.incomeReport, { body: { year: '2026' } });
    expect(Object.keys(sheets).sort()).toEqual(['By month', 'Detail', 'Summary']);
    const totals = await totalsOf(member);
    const { name, registrationNo } = member.person;
    expect(sheets.Summary).toEqual(summaryOf(`${name}, ${registrationNo}, ${await saNoOf(member)}`, totals));
    shows(sheets['By month'], monthColumns, [totals]);
    const paid = await rowsOf(member, production.payoutDeal, { state: 'PAID' });
    shows(
      sortedBy('Deal', sheets.Detail),
      detailColumns,
      paid.toSorted((a, b) => (a.dealNo < b.dealNo ? -1 : 1)),
    );
  });

  it.each([
    'level=1',
    'level=2',
    'level=1&type=SALE-private-residential',
    'level=2&type=SALE-private-residential&withOwn=true',
    'withOwn=true',
  ])('the deals of a team by %s', (filters) =>
    teamDeals.isShownTo(leader, Object.fromEntries(new URLSearchParams(filters))),
  );

  it('the performance of a team at each level, held against what was before', async () => {
    const rows = await Promise.all(['1', '2'].map((level) => performanceRows(leader, { level })));
    for (const [level, atLevel] of rows.entries()) {
      const screen = await sheetsOf(leader, production.performanceSheet, { body: { level: level + 1 } });
      shows(screen['Team performance'], performanceColumns('Last year'), atLevel);
    }
    const report = await sheetsOf(leader, production.performanceReport);
    expect(Object.keys(report).sort()).toEqual(['Level 1', 'Level 2']);
    for (const [level, atLevel] of rows.entries())
      shows(report[`Level ${level + 1}`], performanceColumns('Last year'), atLevel);
    const asked = { period: 'month', against: 'last' };
    const month = await sheetsOf(leader, production.performanceSheet, { body: asked });
    const ofMonth = await performanceRows(leader, asked);
    shows(month['Team performance'], performanceColumns('Last month'), ofMonth);
  });

  it.each(['the salesperson', 'the desk'])('the submissions to %s', (who) =>
    submissions.isShownTo(who === 'the desk' ? agency.desk : member),
  );

  it.each([...dealLists, ...billingLists, ...payoutLists, paidInYear, ...cobrokeLists])(
    'of finance: $sheet',
    ({ isShownTo }) => isShownTo(preparer),
  );

  it('the official forms', async () => {
    await addForms(app);
    await forms.isShownTo(member);
  });

  it('the contacts and the checks of a salesperson, and what compliance reads', async () => {
    const officer = await app.letIn(await app.aStaff('compliance'));
    await addContacts(member);
    await addChecks(app, member, officer);
    for (const { isShownTo } of [...contactLists, checks, myForms]) await isShownTo(member);
    for (const { isShownTo } of complianceLists) await isShownTo(officer);
  });

  it('the audit trail', async () => auditTrail.isShownTo(await app.letIn(await app.anAdmin())));

  it('circulars, and who has read them', () => circularsAreShown(app, member));

  it('the searches of market data', () => marketIsShown(app, member));

  it('what the content desk publishes', () => contentIsShown(app, [member, leader]));

  it('courses and CPD hours', () => trainingIsShown(app, [member, leader]));

  it('what was sent to customers to sign', () => waitingIsShown(app, member));

  it('what finance held and released', () => holds.isShownTo(preparer, { state: 'RELEASED' }));

  it('the people on a plan', async () => {
    const params = { code: 'DIRECTOR' };
    // The file is by name from A on, the list the other way unless it is asked.
    const { rows } = await dataOf(preparer, commission.planPeople, { params, query: { sortDirection: 'asc' } });
    shows((await sheetsOf(preparer, commission.planPeopleSheet, { params }))['People on the plan'], planColumns, rows);
  });

  it.each([
    ['salespeople', 'SALESPEOPLE', agency.run.runId as string],
    ['co-brokers', 'COBROKERS', agency.cobrokerRunId],
  ])('the lines of a run to %s, and what the next one holds', async (_, kind, id) => {
    const params = { id };
    const { rows } = await dataOf(preparer, payout.lines, { params, query: { sortDirection: 'asc' } });
    shows((await sheetsOf(preparer, payout.linesSheet, { params }))['Payout lines'], lineColumns, rows);
    const query = { kind, cutOff: agency.days.cutOff };
    const { held } = await dataOf(preparer, payout.next, { query });
    shows((await sheetsOf(preparer, payout.heldSheet, { query })).Held, heldColumns, held);
  });

  it.each([
    ['a month', { month: '2026-11' }],
    ['all months', {}],
  ])('the trial balance of %s', async (_, query: Record<string, string>) => {
    const { rows } = await dataOf(preparer, ledger.balances, { query });
    const { 'Trial balance': sheet } = await sheetsOf(preparer, ledger.balancesSheet, { query });
    const columns = {
      Account: ({ account }: (typeof rows)[number]) => account,
      Name: ({ account }: (typeof rows)[number]) => accounts[account],
      'Debit (S$)': ({ debitCents }: (typeof rows)[number]) => money(debitCents),
      'Credit (S$)': ({ creditCents }: (typeof rows)[number]) => money(creditCents),
      [balanceWords(query.month)]: ({ balanceCents }: (typeof rows)[number]) => money(balanceCents),
    };
    shows(sheet, columns, rows);
  });

  it('the months of the ledger', async () => {
    const { rows } = await dataOf(preparer, ledger.months);
    const columns = {
      Month: ({ month }: (typeof rows)[number]) => formatMonth(month),
      Entries: ({ entries }: (typeof rows)[number]) => entries,
      'Debit (S$)': ({ debitCents }: (typeof rows)[number]) => money(debitCents),
      Closed: ({ closedAt }: (typeof rows)[number]) => day(closedAt && dayOf(closedAt)),
      'Closed by': ({ closedBy }: (typeof rows)[number]) => closedBy,
    };
    shows((await sheetsOf(preparer, ledger.monthsSheet)).Months, columns, rows);
  });

  it.each(keysOf(agingGroups))('the aging by %s', async (by) => {
    await agingBy(by).isShownTo(preparer);
    await agingBy(by).isShownTo(preparer, { by, has: 'OVERDUE' });
  });

  it('the open invoices of the aging', async () => {
    const { 'Open invoices': sheet } = await sheetsOf(preparer, billing.agingInvoicesSheet);
    const { columns, rows } = await openInvoicesOf(preparer);
    shows(sortedBy('Invoice', sheet), columns, rows);
  });

  it('the papers of a quarter of GST', async () => {
    const query = { quarter: '2026-Q4', rate: '90000' };
    const { GST: sheet } = await sheetsOf(preparer, billing.gstSheet, { query });
    shows(sheet, paperColumns, await papersOf(preparer));
  });

  it.each(['OUTPUT', 'INPUT'] as const)('what the GST of a quarter is the sum of: %s', (of) =>
    gstRowsOf(of).isShownTo(preparer),
  );

  it('the completed deals of a month', async () => {
    const query = { month: '2026-11' };
    const rows = await rowsOf(preparer, billing.completedDeals, { ...query, sortDirection: 'asc' });
    const columns = {
      Client: ({ client }: (typeof rows)[number]) => client,
      Transaction: ({ transaction }: (typeof rows)[number]) => transaction,
      'Property type': ({ propertyType }: (typeof rows)[number]) => propertyType,
      Address: ({ address }: (typeof rows)[number]) => address,
      Completed: ({ completedOn }: (typeof rows)[number]) => day(completedOn),
      'Estate agent licence': () => particulars.licenceNo,
      Salespersons: ({ registrations }: (typeof rows)[number]) => registrations,
    };
    shows((await sheetsOf(preparer, billing.completedSheet, { query }))['Completed deals'], columns, rows);
  });

  it('the year of the tax authority', async () => {
    const { status } = await giveIdentity(await app.signIn(await app.aStaff('people')), leader);
    expect(status).toBe(200);
    const { 'Commission 2026': sheet } = await sheetsOf(preparer, payout.yearlySheet, { query: { year: '2026' } });
    const rows: PaidIn[] = [];
    for (const who of agency.people) {
      const { name, registrationNo, userName } = who.person;
      rows.push({ name, registrationNo, userName, saNo: await saNoOf(who), totals: await totalsOf(who) });
    }
    const columns = yearColumns(({ name }) => name === leader.person.name);
    shows(
      sortedBy('User name', sheet),
      columns,
      rows.toSorted((a, b) => (a.userName < b.userName ? -1 : 1)),
    );
    expect(sheet?.at(-1)).toContain(leader.person.name);
  });

  it('every Excel file that there is', () => expect(notOpened()).toEqual([]));
});
