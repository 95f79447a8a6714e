import { beforeAll, describe, expect, it } from 'vitest';
import { uploadNew } from '#features/billing/rig/bank-desk.ts';
import { movePayoutAccount } from '#test/deals.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';
import { statementsOf } from '../rig/statements.ts';

const agency = await anAgencyThatPays();
const { admin, preparer, anEarner, aRun, readRun, paidTo } = agency;
const net = 3_968_000;
const { camt, find, confirmAll } = statementsOf(agency, '5017654321');

/** A statement as CSV that names its account above the head. */
const csv = (account: string, ...lines: string[]) => {
  const head = 'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency';
  const text = [`Account Details For:,DBS Current ${account}`, head, ...lines].join('\n');
  return uploadNew(preparer, text, 'a.csv');
};

// Invoices are paid to 003-1234567.
beforeAll(async () => {
  const second = await agency.app.letIn(await agency.app.anAdmin());
  await movePayoutAccount(admin, second, { bank: 'DBS', number: '501-765432-1' }, 1);
});

describe('a statement of the account that payouts are paid from', () => {
  it('comes in, and its debits are the payments of a run', async () => {
    const earners = [await anEarner({ name: 'A Payee' }), await anEarner({ name: 'B Payee' })];
    const { runId, lines } = await aRun('sent');
    expect(await camt('08', { cents: -net, reference: lines[0].voucher })).toMatchObject({ added: 1 });
    const { body } = await csv('501-765432-1', `20/11/2026,GIRO ${lines[1].voucher},B PAYEE,39680.00,,SGD`);
    expect(body.data).toMatchObject({ added: 1, namesAccount: true });
    expect((await confirmAll()).body.data).toEqual({ confirmed: 2 });
    expect(await readRun(runId)).toMatchObject({ state: 'PAID', paidOn: '2026-11-20' });
    for (const { agent } of earners) expect(await paidTo(agent)).toBe(net);
  });

  it('keeps lines that the other account has on the same day, and adds none if it comes twice', async () => {
    const fee = '20/11/2026,FEE OF NOVEMBER,THE BANK,10.00,,SGD';
    const added = [];
    for (const account of ['003-123456-7', '501-765432-1', '5017654321', '0031234567'])
      added.push((await csv(account, fee)).body.data.added);
    expect(added).toEqual([1, 1, 0, 0]);
    expect(await find('FEE OF NOVEMBER')).toHaveLength(2);
  });

  it('is not taken for one of a stranger, which is refused with both endings', async () => {
    const { status, body } = await csv('999-888777-6', '20/11/2026,NOT OURS,A,,5.00,SGD');
    expect([status, body.errors[0].message]).toEqual([
      400,
      'This is the statement of another account, which ends in 7776. Ours ends in 4567 or 4321.',
    ]);
    expect(await find('NOT OURS')).toEqual([]);
  });
});
