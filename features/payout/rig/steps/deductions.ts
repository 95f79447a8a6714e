import { banyan, harbour } from '../agencies.ts';
import { type Around, finance, today } from './around.ts';

/** What payouts are less by or more: charges, withheld money, advances, and debts that are given up. */
export const deductionSteps = ({ agency, number, agentIds, draw, pick, call, decide, someBill }: Around) => {
  const { preparer, approver } = agency;
  const remittances: string[] = [];
  return {
    charge: async () => {
      const kind = pick(['FEE', 'WITHHELD', 'WITHHELD']);
      const body = { kind, personId: pick(agentIds()), text: 'Any', cents: 1 + draw(300_000), dueOn: '2026-11-01' };
      await call(preparer.post(`${finance}/charges`, body));
    },
    remit: async () => {
      const query = new URLSearchParams({ state: 'HELD', search: `of ${number}.`, pageSize: '100' });
      const held = await call(preparer.get(`${finance}/withheld?${query}`));
      const items = (held.rows as { chargeId: string; cents: number }[]).toSorted((a, b) => a.cents - b.cents);
      const chargeIds = items.filter(() => draw(4) > 0).map(({ chargeId }) => chargeId);
      const body = { chargeIds, recipient: 'IRAS', reference: 'Any', remittedOn: today };
      const made = chargeIds.length > 0 && (await call(preparer.post(`${finance}/remittances`, body)));
      if (made) remittances.push(made.remittanceId);
      const remittance = draw(2) === 0 ? pick(remittances) : undefined;
      const takeBack = { takenBackOn: today, reason: 'Any' };
      if (remittance) await call(preparer.put(`${finance}/remittances/${remittance}/reversal`, takeBack));
    },
    advance: async () => {
      const body = { personId: pick(agentIds()), dealId: (await someBill())?.dealId, cents: 1 + draw(100_000) };
      const made = await call(preparer.post(`${finance}/advances`, { ...body, reason: 'Any' }));
      const place = `${finance}/advances/${made?.advanceId}`;
      if (made)
        await decide(
          () => approver.put(`${place}/approval`, {}),
          () => approver.put(`${place}/withdrawal`, {}),
        );
    },
    giveUpDebt: async () => {
      const debts = await call(preparer.get(`${finance}/debts?pageSize=100`));
      const ours = [...agentIds(), harbour.licenceNo, banyan.licenceNo];
      const debt = pick((debts.rows as { payeeId: string }[]).filter(({ payeeId }) => ours.includes(payeeId)));
      const made =
        debt && (await call(preparer.post(`${finance}/write-offs`, { payeeId: debt.payeeId, reason: 'Any' })));
      const place = `${finance}/write-offs/${made?.writeOffId}`;
      if (made)
        await decide(
          () => approver.put(`${place}/approval`, {}),
          () => approver.put(`${place}/withdrawal`, {}),
        );
    },
  };
};
