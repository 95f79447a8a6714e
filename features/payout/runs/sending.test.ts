import { createHash } from 'node:crypto';
import { XmlDocument } from 'libxml2-wasm';
import { beforeEach, describe, expect, it } from 'vitest';
import { movePayoutAccount } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { poolOf } from '#test/pool-of.ts';
import { hasPainSchema, painValidator } from '../rig/pain-schema.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { app, place, query, preparer, approver, desk, drawUp, approve, send, pay, readRun, readNext } = agency;
const { giveAccount, anEarner, aPaidDeal, aRun, payAll, paidTo, balanceOf, putOnHold } = agency;
const messagesOf = ({ body }: Awaited<ReturnType<typeof send>>): string[] =>
  body.errors.map(({ message }: { message: string }) => message);

const numberIn = (paper = ''): number => Number(paper.slice(-6));

beforeEach(payAll);

describe('the bank file of a run', () => {
  const download = (runId: string, format = 'PAIN001', who = preparer) =>
    who.get(`${place}/${runId}/bank-file?format=${format}`);

  it('is made at approval, is the same at each download, and every download is recorded', async () => {
    await anEarner({ name: 'Paid By File' });
    const runId = await drawUp();
    expect((await download(runId)).status).toBe(409);
    await approve(runId);
    const { number, lines } = await readRun(runId);
    const [first, second] = [await download(runId), await download(runId, 'PAIN001', approver)];
    expect(second.raw.equals(first.raw)).toBe(true);
    const xml = XmlDocument.fromString(first.raw.toString());
    const read = (name: string) => xml.find(`//*[local-name() = "${name}"]`).map((node) => node.content.trim());
    expect(read('MsgId')).toEqual([number]);
    expect(read('EndToEndId')).toEqual([lines[0].voucher]);
    expect(read('InstdAmt')).toEqual(['39680.00']);
    expect(read('Othr')).toEqual(['0031234567', '512345678001']);
    expect((await download(runId, 'CSV')).raw.toString()).toContain('"512345678001","SGD","39680.00"');
    const [stored] = await query<{ sealed: string; sha256: string }>(
      `SELECT sealed, sha256 FROM payout_file WHERE run_id = $1 AND format = 'PAIN001'`,
      [runId],
    );
    expect(stored?.sealed).toMatch(/^v1\./);
    expect(stored?.sha256).toBe(createHash('sha256').update(first.raw).digest('hex'));
    const readings = await query<{ detail: { sha256: string } }>(
      `SELECT detail FROM audit_row WHERE aggregate = 'payout-reading' AND aggregate_id = $1`,
      [runId],
    );
    expect(readings.map(({ detail }) => detail.sha256)).toContain(stored?.sha256);
    expect(readings).toHaveLength(3);
    expect((await download(runId, 'CSV', desk)).status).toBe(403);
    await send(runId);
    await pay(runId);
  });

  it.skipIf(!hasPainSchema)('is valid by the schema, whoever is paid', { timeout: 60_000 }, async () => {
    const holders = {
      'Zofie Mueller': 'Žofie O’Brien-Müller & Söhne <s/o> "Ah Huat"',
      'Tan Hannah': '陈汉娜',
      'A Long Name': 'Subramaniam '.repeat(8).trim(),
    };
    for (const [name, holder] of Object.entries(holders)) {
      const { agent } = await anEarner({ account: false, name });
      await giveAccount(agent, { rested: true, holder });
    }
    const runId = await drawUp();
    await approve(runId);
    const { status, raw } = await download(runId);
    expect(status).toBe(200);
    const check = painValidator();
    const xml = raw.toString();
    expect(() => check(xml)).not.toThrow();
    const payees = XmlDocument.fromString(xml)
      .find('//*[local-name() = "Cdtr"]')
      .map((node) => node.content.trim());
    expect(payees.toSorted()).toEqual([
      `${'Subramaniam '.repeat(5)}Subramania`,
      'Tan Hannah',
      "Zofie O'Brien-Muller Sohne s/o Ah Huat",
    ]);
    expect(() => check(xml.replace('>39680.00<', '>39680.000001<'))).toThrow();
    await send(runId);
    await pay(runId);
  });

  it('is not made without the agency’s account', async () => {
    await anEarner();
    const runId = await drawUp();
    const second = await app.letIn(await app.anAdmin());
    await movePayoutAccount(agency.admin, second, { bank: null, number: '' }, 1);
    expect(messagesOf(await approve(runId))).toEqual([expect.stringContaining('Settings')]);
    const value = { bank: 'DBS', number: '0031234567' };
    expect((await agency.admin.put('/agency/v1/settings/payoutAccount', { value, version: 2 })).status).toBe(200);
    expect((await approve(runId)).status).toBe(200);
    await send(runId);
    await pay(runId);
  });

  it('that finds the disk full leaves a draft behind, takes no number, and is made when there is room', async () => {
    await anEarner({ name: 'Paid When There Is Room' });
    const numbers = () =>
      query<{ run: string; voucher: string }>(
        `SELECT max(number) AS run, (SELECT max(voucher) FROM payout_line) AS voucher FROM payout_run`,
      );
    const before = await numbers();
    const runId = await drawUp();
    // Said by PostgreSQL at the very row of the file, as when the disk has no page left for it.
    const owner = poolOf(app.ownerUrl);
    await owner.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await owner.query('CREATE TRIGGER no_room BEFORE INSERT ON payout_file FOR EACH ROW EXECUTE FUNCTION no_room()');
    const refused = await approve(runId);
    expect(refused.status).toBe(507);
    expect(messagesOf(refused)).toEqual(['The disk is full. Nothing was saved; tell your administrator.']);
    expect(await readRun(runId)).toMatchObject({ state: 'DRAFT', number: null, approvedBy: null });
    expect(await numbers()).toEqual(before);
    await owner.query('DROP FUNCTION no_room CASCADE');
    await owner.end();
    expect((await approve(runId)).status).toBe(200);
    expect((await download(runId)).status).toBe(200);
    const [after] = await numbers();
    expect(numberIn(after?.run)).toBe(numberIn(before[0]?.run) + 1);
    await send(runId);
    await pay(runId);
  });
});

describe('a run on its way', () => {
  it('is not sent while something in it is held, and is withdrawn whole', async () => {
    const [one, other] = [await anEarner({ name: 'Changed Account' }), await anEarner({ name: 'On Hold Since' })];
    const { runId, number, lines } = await aRun('approved');
    await giveAccount(one.agent, { rested: false });
    const release = await putOnHold(other.eSubId);
    expect(messagesOf(await send(runId))).toEqual([
      expect.stringContaining(`All payees of ${number} changed since it was approved. Withdraw it`),
      `Changed Account, ${one.dealNo}: The bank account was changed`,
      `On Hold Since, ${other.dealNo}: Pending`,
    ]);
    expect((await preparer.put(`${place}/${runId}/withdrawal`, {})).status).toBe(400);
    const withdraw = () => preparer.put(`${place}/${runId}/withdrawal`, { reason: 'A wrong account' });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    expect(await readRun(runId)).toMatchObject({ state: 'WITHDRAWN', number, withdrawReason: 'A wrong account' });
    for (const step of [approve, send, pay]) expect((await step(runId)).status).toBe(409);
    expect((await preparer.get(`${place}/${runId}/bank-file?format=CSV`)).status).toBe(409);
    const [{ lineId }] = lines;
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lineId}/statement`)).raw);
    expect(text).toContain('void');
    expect((await one.agent.get(`/api/v1/my-production/payout-statement/${lineId}`)).status).toBe(404);
    expect((await preparer.get(`${place}/lines/${lineId}`)).body.data.items).toEqual([]);

    await release();
    await giveAccount(one.agent, { rested: true });
    const again = await aRun('paid');
    expect(again.netCents).toBe(2 * 3_968_000);
    expect(again.number).not.toBe(number);
    expect(await paidTo(one.agent)).toBe(3_968_000);
  });

  it('is paid although a case was put on hold after the bank had it, and can’t be withdrawn any more', async () => {
    const { agent, eSubId } = await anEarner();
    const { runId } = await aRun('sent');
    const release = await putOnHold(eSubId);
    const withdrawn = await preparer.put(`${place}/${runId}/withdrawal`, { reason: 'Too late' });
    expect(messagesOf(withdrawn)).toEqual([expect.stringContaining('was sent to the bank')]);
    expect((await pay(runId)).status).toBe(200);
    expect(await paidTo(agent)).toBe(3_968_000);
    await release();
  });

  it('is paid line by line', async () => {
    const agents = [await anEarner({ name: 'Line One' }), await anEarner({ name: 'Line Two' })];
    const { runId, lines } = await aRun('sent');
    const payLine = (lineId: string, paidOn = '2026-11-20') =>
      preparer.put(`${place}/lines/${lineId}/payment`, { paidOn });
    expect((await payLine(lines[0].lineId, '2026-11-21')).status).toBe(400);
    expect((await payLine(lines[0].lineId, '2026-11-19')).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payLine(lines[0].lineId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readRun(runId)).toMatchObject({ state: 'SENT', lines: [{ paidOn: '2026-11-20' }, { paidOn: null }] });
    expect((await payLine(lines[1].lineId)).status).toBe(200);
    expect(await readRun(runId)).toMatchObject({ state: 'PAID', paidOn: '2026-11-20' });
    for (const { agent } of agents) {
      expect(await paidTo(agent)).toBe(3_968_000);
      expect(await balanceOf(2100, agent)).toBe(0);
    }
  });
});

describe('a receipt that bounces', () => {
  const bounce = async (receiptId: string) => {
    const body = { returnedOn: '2026-11-20', reason: 'Recalled' };
    expect((await preparer.put(`/agency/v1/finance/receipts/${receiptId}/return`, body)).status).toBe(200);
  };

  it('between approval and sending stops the run, which is withdrawn and pays nothing of it', async () => {
    const { agent, receiptId, dealNo } = await anEarner({ name: 'Bounced Early' });
    const runId = await drawUp();
    await approve(runId);
    await bounce(receiptId);
    const refused = await send(runId);
    expect(refused.status).toBe(409);
    expect(messagesOf(refused)[1]).toBe(`Bounced Early, ${dealNo}: The payment went back`);
    await preparer.put(`${place}/${runId}/withdrawal`, { reason: 'A payment went back' });
    expect(await paidTo(agent)).toBe(0);
    expect((await readNext()).people).toBe(0);
  });

  it('while the run is with the bank is owed by who is paid, and taken from the next run', async () => {
    const { agent, receiptId } = await anEarner({ name: 'Bounced Late' });
    const runId = await drawUp();
    await approve(runId);
    await send(runId);
    await bounce(receiptId);
    expect((await pay(runId)).status).toBe(200);
    expect(await paidTo(agent)).toBe(3_968_000);
    expect(await balanceOf(2100, agent)).toBe(3_968_000);
    await aPaidDeal(agent);
    expect((await readNext()).people).toBe(0);
    await aPaidDeal(agent);
    expect(await readNext()).toMatchObject({ people: 1, netCents: 3_968_000 });
  });
});

describe('a payment that the bank returned', () => {
  const returnLine = (lineId: string, body = { returnedOn: '2026-11-20', reason: 'Account closed' }) =>
    preparer.put(`${place}/lines/${lineId}/return`, body);

  it('is owed again, and paid again at the same amount, also when it comes back twice', async () => {
    const { agent, eSubId } = await anEarner({ name: 'Came Back' });
    const received = async () => (await agent.get('/api/v1/my-production/search-payout-deal')).body.data;
    const sent = await aRun('sent');
    expect((await returnLine(sent.lines[0].lineId)).status).toBe(409);
    await pay(sent.runId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => returnLine(sent.lines[0].lineId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readRun(sent.runId)).toMatchObject({ state: 'PAID', returned: { people: 1, cents: 3_968_000 } });
    expect(await balanceOf(2100, agent)).toBe(-3_968_000);
    expect(await received()).toMatchObject({
      rows: [{ paidOn: null, returnedOn: '2026-11-20' }],
      totals: { paidCents: 0 },
    });

    const release = await putOnHold(eSubId);
    expect((await readNext()).held).toMatchObject([{ of: sent.lines[0].voucher, kind: 'RETURNED', why: 'Pending' }]);
    expect((await readNext()).toSameAccount).toEqual([]);
    await release();
    const second = await aRun('paid');
    const { rows } = (await preparer.get(`${place}?pageSize=9999`)).body.data;
    const returnedOf = (id: string) => rows.find(({ runId }: { runId: string }) => runId === id).returned;
    expect([sent, second].map(({ runId }) => returnedOf(runId).people)).toEqual([1, 0]);
    expect(second.lines).toMatchObject([{ ownCents: 0, returnedCents: 3_968_000, netCents: 3_968_000 }]);
    expect(await balanceOf(2100, agent)).toBe(0);
    expect(await received()).toMatchObject({ rows: [{ paidOn: '2026-11-20', returnedOn: null }] });
    expect((await readNext()).people).toBe(0);

    expect((await returnLine(second.lines[0].lineId)).status).toBe(200);
    const { agent: other } = await anEarner({ name: 'Beside It' });
    await aPaidDeal(agent);
    const third = await aRun('paid');
    expect(third.lines).toMatchObject([
      { name: 'Beside It', netCents: 3_968_000 },
      { name: 'Came Back', ownCents: 3_968_000, returnedCents: 3_968_000, netCents: 7_936_000 },
    ]);
    expect(await paidTo(agent)).toBe(7_936_000);
    expect([await balanceOf(2100, agent), await balanceOf(2100, other)]).toEqual([0, 0]);
    expect(await received()).toMatchObject({ totals: { earnedCents: 7_936_000, paidCents: 7_936_000 } });
  });

  it('is named before it goes to the same account again, and not once the payee has another', async () => {
    const { agent } = await anEarner({ name: 'Old Account' });
    const { lines } = await aRun('paid');
    expect((await readNext()).toSameAccount).toEqual([]);
    await returnLine(lines[0].lineId);
    await anEarner({ name: 'Paid First' });
    const returnedBefore = [
      {
        lineId: lines[0].lineId,
        name: 'Old Account',
        returnedOn: '2026-11-20',
        reason: 'Account closed',
      },
    ];
    expect((await readNext()).toSameAccount).toEqual(returnedBefore);
    const runId = await drawUp();
    expect((await readRun(runId)).toSameAccount).toEqual(returnedBefore);
    expect((await preparer.delete(`${place}/${runId}`)).status).toBe(200);
    await giveAccount(agent, { rested: true, number: '512345679999' });
    expect(await readNext()).toMatchObject({ people: 2, toSameAccount: [] });
    const approved = await aRun('approved');
    expect(approved.toSameAccount).toEqual([]);
    await send(approved.runId);
    await pay(approved.runId);
  });

  it('is not approved by who approved the submission that it paid', async () => {
    const agent = await app.letIn(await app.aSalesperson());
    await giveAccount(agent, { rested: true });
    await aPaidDeal(agent, { by: agency.admin });
    const { lines } = await aRun('paid');
    await returnLine(lines[0].lineId);
    const runId = await drawUp();
    expect((await approve(runId, agency.admin)).status).toBe(403);
    expect((await approve(runId)).status).toBe(200);
    await send(runId);
    await pay(runId);
  });
});
