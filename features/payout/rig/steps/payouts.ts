import { sentThoughHeld } from '../invariants/holds.ts';
import { type Around, finance, today } from './around.ts';

type RunLine = { lineId: string; gstRate: number; gstInvoice: string | null; isSelfBilled: boolean };

/** Runs of each kind, taken as far as the draws say, and what is held and comes back. */
export const payoutSteps = ({ agency, number, log, agentIds, draw, pick, call, someBill }: Around) => {
  const { query, preparer, approver, place, days } = agency;
  const holds: string[] = [];
  const hold = async () => {
    const [item] = await query<{ id: string }>(
      `SELECT e.id FROM earning e JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
       JOIN deal d ON d.id = s.deal_id WHERE e.person_id = ANY($1) AND e.cents > 0
       ORDER BY e.day, d.deal_no, l.position, e.cents LIMIT 1 OFFSET $2`,
      [agentIds(), draw(4)],
    );
    const kind = pick(['PERSON', 'DEAL', 'ITEM']);
    const source = { PERSON: pick(agentIds()), DEAL: (await someBill())?.dealId, ITEM: item?.id }[kind ?? 'ITEM'];
    const made = source && (await call(preparer.post(`${finance}/payout-holds`, { kind, source, reason: 'Any' })));
    if (made) holds.push(made.holdId);
  };
  /** Finance enters the tax invoices of those who are registered for GST. */
  const enterInvoices = async (runId: string) => {
    const { rows: lines } = await call(preparer.get(`${place}/${runId}/lines?sortDirection=asc&pageSize=9999`));
    for (const [index, { lineId, gstRate, gstInvoice, isSelfBilled }] of (lines as RunLine[]).entries())
      if (gstRate > 0 && !gstInvoice && !isSelfBilled && draw(4) > 0)
        await call(
          preparer.put(`${place}/lines/${lineId}/gst-invoice`, { number: `G${number}-${log.length}-${index}` }),
        );
  };
  const payAll = async (runId: string) => {
    const { rows: lines } = await call(preparer.get(`${place}/${runId}/lines?sortDirection=asc&pageSize=9999`));
    if (draw(4) === 0) await call(preparer.put(`${place}/lines/${lines[0].lineId}/payment`, { paidOn: today }));
    await call(preparer.put(`${place}/${runId}/payment`, { paidOn: today }));
  };
  const payOut = async (kind: string) => {
    const run = await call(preparer.post(place, { kind, ...days }));
    if (!run) return;
    const at = `${place}/${run.runId}`;
    if (kind === 'SALESPEOPLE') await enterInvoices(run.runId);
    if (draw(8) === 0) await hold();
    const { revision } = await call(approver.get(at));
    if (draw(6) === 0 || !(await call(approver.put(`${at}/approval`, { revision }))))
      return void (await call(preparer.delete(at)));
    if (draw(8) === 0) await hold();
    if (draw(6) === 0 || !(await call(preparer.put(`${at}/sending`, {}))))
      return void (await call(preparer.put(`${at}/withdrawal`, { reason: 'Any' })));
    const held = await query(sentThoughHeld, [run.runId]);
    if (held.length > 0) throw new Error(`Sent though it is held: ${JSON.stringify(held)}`);
    await payAll(run.runId);
  };
  return {
    payOut: () => payOut('SALESPEOPLE'),
    payCobrokers: () => payOut('COBROKERS'),
    payRefunds: () => payOut('REFUNDS'),
    hold,
    release: async () => {
      const holdId = pick(holds);
      if (holdId) await call(preparer.put(`${finance}/payout-holds/${holdId}/release`, {}));
    },
    comesBack: async () => {
      const lines = await query<{ id: string }>(
        `SELECT id FROM payout_line WHERE paid_on IS NOT NULL AND returned_on IS NULL
         AND (person_id = ANY($1) OR person_id IS NULL) ORDER BY voucher DESC LIMIT 4`,
        [agentIds()],
      );
      const line = pick(lines);
      const body = { returnedOn: today, reason: 'Any' };
      if (line) await call(preparer.put(`${place}/lines/${line.id}/return`, body));
    },
  };
};
