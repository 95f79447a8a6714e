import { beforeEach, describe, expect, it } from 'vitest';
import { harbour } from '../rig/agencies.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const { preparer, desk, place, query, anEarner, aRun, drawUp, approve, send, pay, readNext, payAll } =
  await anAgencyThatPays();
const holds = '/agency/v1/finance/payout-holds';
const hold = (kind: string, source: string, reason = 'A complaint') => preparer.post(holds, { kind, source, reason });
const release = (holdId: string) => preparer.put(`${holds}/${holdId}/release`, {});

const find = async (kind: string, search: string): Promise<{ id: string; label: string }[]> =>
  (await preparer.get(`/agency/v1/finance/payout-subjects?kind=${kind}&search=${search}`)).body.data;

beforeEach(payAll);

describe('a hold of finance', () => {
  it.each(['ITEM', 'PERSON', 'DEAL'])('keeps what is of the %s from being paid until it is released', async (kind) => {
    const { agent, dealId, dealNo } = await anEarner({ name: `Held ${kind}` });
    const [earned] = await query<{ id: string }>('SELECT id FROM earning WHERE person_id = $1', [agent.person.userId]);
    const source = { ITEM: earned?.id, PERSON: agent.person.userId, DEAL: dealId }[kind] ?? '';
    const { body } = await hold(kind, source);
    expect((await hold(kind, source)).status).toBe(409);
    expect(await readNext()).toMatchObject({
      people: 0,
      held: [{ name: `Held ${kind}`, of: dealNo, why: 'Held by finance: A complaint' }],
    });
    const open = (await preparer.get(holds)).body.data;
    expect(open.rows).toMatchObject([{ kind, reason: 'A complaint', releasedAt: null }]);
    const { others } = (await preparer.get('/agency/v1/finance/overview')).body.data;
    // No amount rather than a false one: what a person or a deal earns meanwhile is held, too.
    expect(others.find(({ key }: { key: string }) => key === 'holds')).toMatchObject({ count: 1, cents: null });
    expect((await release(body.data.holdId)).status).toBe(200);
    expect((await release(body.data.holdId)).status).toBe(409);
    expect((await readNext()).people).toBe(1);
    expect((await hold(kind, source)).status).toBe(200);
    await release((await preparer.get(holds)).body.data.rows[0].holdId);
    expect((await preparer.get(`${holds}?state=RELEASED`)).body.data.rows).toContainEqual(
      expect.objectContaining({ kind, releasedBy: expect.any(String) }),
    );
  });

  it('stops a run at its approval, and again before it is sent', async () => {
    const { dealId, dealNo } = await anEarner({ name: 'Stopped' });
    const why = `Stopped, ${dealNo}: Held by finance: A complaint`;
    const runId = await drawUp();
    for (const step of [approve, send]) {
      const { body } = await hold('DEAL', dealId);
      const refused = await step(runId);
      expect([refused.status, refused.body.errors[1].message]).toEqual([409, why]);
      await release(body.data.holdId);
      expect((await step(runId)).status).toBe(200);
    }
    expect((await pay(runId)).status).toBe(200);
  });

  it('keeps a returned payment of its deal, too', async () => {
    const { dealId } = await anEarner();
    const { lines } = await aRun('paid');
    await preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' });
    const { body } = await hold('DEAL', dealId);
    expect((await readNext()).held).toMatchObject([{ kind: 'RETURNED', why: 'Held by finance: A complaint' }]);
    await release(body.data.holdId);
    const item = await hold('ITEM', lines[0].lineId);
    expect((await readNext()).held).toHaveLength(1);
    await release(item.body.data.holdId);
  });

  it('says Pending first of a case on hold, is of something that exists, and is finance’s alone', async () => {
    expect((await hold('PERSON', desk.person.userId)).status).toBe(404);
    expect((await desk.get(holds)).status).toBe(403);
    const { agent } = await anEarner({ name: 'Found By Name' });
    const subjects = (await preparer.get('/agency/v1/finance/payout-subjects?kind=PERSON&search=by%20na')).body.data;
    expect(subjects).toMatchObject([{ id: agent.person.userId }]);
    expect((await preparer.get('/agency/v1/finance/payout-subjects?kind=DEAL&search=%25')).body.data).toEqual([]);
    expect((await hold('PERSON', harbour.licenceNo)).status).toBe(400);
    expect((await hold('AGENCY', 'L9999999Z')).status).toBe(404);
  });

  it('is of any item that is not paid yet, which is found by its number or its payee', async () => {
    const { dealNo } = await anEarner({ name: 'Item Owner' });
    const [item] = await find('ITEM', dealNo);
    expect(item?.label).toBe(`${dealNo} (Item Owner, S$ 39,680.00, 20 Nov 2026)`);
    expect(await find('ITEM', 'owner')).toEqual([item]);
    const { body } = await hold('ITEM', item?.id ?? '');
    expect((await readNext()).held).toMatchObject([{ of: dealNo, why: 'Held by finance: A complaint' }]);
    await release(body.data.holdId);
    const { lines } = await aRun('paid');
    expect(await find('ITEM', dealNo)).toEqual([]);
    await preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' });
    expect(await find('ITEM', lines[0].voucher)).toMatchObject([{ id: lines[0].lineId }]);
    expect(await find('ITEM', '')).toEqual([]);
  });
});
