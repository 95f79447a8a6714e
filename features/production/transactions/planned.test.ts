import { expect, it, vi } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import type { Statement } from '#platform/server/database/naming-client.ts';

/** One's own transactions took a leader 15 s by the plan that PostgreSQL keeps for everybody. */
const agency = await anAgencyThatPays();
const place = '/api/v1/my-production';

it('one’s own transactions are planned for whoever asks: list, sums, file and drawer', async () => {
  const { agent, dealId } = await agency.anEarner();
  const spy = vi.spyOn(agency.app.services.database.$client, 'query');
  /** The statements of transactions that a call sends, and whether PostgreSQL may keep a plan of each. */
  const sentBy = async (call: () => ReturnType<typeof agent.get>) => {
    spy.mockClear();
    expect((await call()).status).toBe(200);
    const sent = spy.mock.calls.map(([statement]) => statement as unknown as Statement);
    return sent.filter(({ text }) => text.includes('"submittedCents"')).map(({ prepared }) => prepared);
  };
  const calls = [
    () => agent.get(`${place}/search-deal-submitted`),
    () => agent.get(`${place}/deal-submitted-report`),
    () => agent.post(`${place}/deal-submitted-report`, {}),
    () => agent.get(`${place}/view-deal-detail?transId=${dealId}`),
  ];
  for (const call of calls) {
    const sent = await sentBy(call);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent).toEqual(sent.map(() => false));
  }
  vi.restoreAllMocks();
});
