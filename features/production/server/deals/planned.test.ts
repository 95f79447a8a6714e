import { expect, it, vi } from 'vitest';
import { anAgencyThatPays } from '#features/payout/server/rig/payouts.ts';

/** One's own transactions took a leader 15 s by the plan that PostgreSQL keeps for everybody. */
const agency = await anAgencyThatPays();
const place = '/api/v1/my-production';

it('one’s own transactions are planned for whoever asks: list, sums, file and drawer', async () => {
  const { agent, dealId } = await agency.anEarner();
  const asked = vi.spyOn(agency.app.services.database.$client, 'query');
  /** The statements of transactions that a call sends: with a name, they are objects. */
  const sentBy = async (call: () => ReturnType<typeof agent.get>) => {
    asked.mockClear();
    expect((await call()).status).toBe(200);
    const sent = asked.mock.calls.map(([statement]) => statement as string | { text: string });
    const isOfTransactions = (text: string) => text.includes('"submittedCents"');
    return sent.filter((each) => isOfTransactions(typeof each === 'string' ? each : each.text));
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
    expect(sent.filter((each) => typeof each !== 'string')).toEqual([]);
  }
  vi.restoreAllMocks();
});
