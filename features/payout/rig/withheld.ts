import type { anAgencyThatPays } from './payouts.ts';

type Agency = Awaited<ReturnType<typeof anAgencyThatPays>>;

const at = '/agency/v1/finance';

/** What finance of an agency does with withheld money. */
export const withholdingsOf = ({ preparer, query, anEarner, aRun }: Agency) => {
  const withhold = (personId: string, cents: number, text = 'Garnishee order') =>
    preparer.post(`${at}/charges`, { kind: 'WITHHELD', personId, text, cents, dueOn: '2026-11-01' });
  return {
    withhold,
    /** A payment that withholds so much. */
    aWithholding: async (name: string, cents: number) => {
      const { agent } = await anEarner({ name });
      const chargeId: string = (await withhold(agent.person.userId, cents)).body.data.chargeId;
      const { lines } = await aRun('paid');
      return { agent, chargeId, line: lines[0] };
    },
    remit: (chargeIds: string[], more: object = {}, headers: Record<string, string> = {}) =>
      preparer.post(
        `${at}/remittances`,
        { chargeIds, recipient: 'IRAS', reference: 'WHT 11/2026', remittedOn: '2026-11-20', ...more },
        headers,
      ),
    takeBack: (remittanceId: string, more: object = {}, headers: Record<string, string> = {}) =>
      preparer.put(
        `${at}/remittances/${remittanceId}/reversal`,
        { takenBackOn: '2026-11-20', reason: 'Returned by the bank', ...more },
        headers,
      ),
    withheldOf: async (name: string) =>
      (await preparer.get(`${at}/withheld?search=${encodeURIComponent(name)}`)).body.data,
    postedBy: (event: string, id: string) =>
      query<{ account: number; sum: number; day: string; valueDay: string }>(
        `SELECT account, sum(cents)::bigint AS sum, e.day, e.value_day AS "valueDay"
         FROM journal_line l JOIN journal_entry e ON e.id = l.entry WHERE e.event = $1 AND e.event_id = $2
         GROUP BY 1, 3, 4 ORDER BY 1`,
        [event, id],
      ),
  };
};
