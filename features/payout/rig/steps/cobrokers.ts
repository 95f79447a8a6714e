import { banyan, harbour } from '../agencies.ts';
import { type Around, finance, today } from './around.ts';

/** The tax invoices of co-brokers, one of which is registered for GST. */
export const cobrokerSteps = ({ agency, number, log, agentIds, draw, pick, call }: Around) => {
  const { query, preparer } = agency;
  const shares = () =>
    query<{ id: string }>(
      `SELECT share.id FROM deal_share share JOIN deal d ON d.id = share.deal_id
       WHERE share.user_id IS NULL AND d.owner_id = ANY($1) ORDER BY d.deal_no, share.position`,
      [agentIds()],
    );
  const place = (share: { id: string }) => `${finance}/cobroke-shares/${share.id}`;
  const tie = async (share: { id: string }) => {
    const licenceNo = pick([harbour.licenceNo, harbour.licenceNo, banyan.licenceNo]);
    await call(preparer.put(`${place(share)}/agency`, { licenceNo }));
  };
  return {
    tie: async () => {
      const share = pick(await shares());
      if (share) await tie(share);
    },
    cobrokerInvoices: async () => {
      const share = pick(await shares());
      if (share && draw(2) === 0) await tie(share);
      const body = { number: `S${number}-${log.length}`, issuedOn: today };
      if (share) await call(preparer.post(`${place(share)}/invoices`, body));
    },
    cobrokerCredits: async () => {
      const invoices = await query<{ id: string }>(
        `SELECT i.id FROM cobroke_invoice i JOIN deal_share share ON share.id = i.share_id JOIN deal d ON d.id = share.deal_id
         WHERE i.credited_on IS NULL AND d.owner_id = ANY($1) ORDER BY i.number`,
        [agentIds()],
      );
      const invoice = pick(invoices);
      const body = { number: `SC${number}-${log.length}`, creditedOn: today };
      if (invoice) await call(preparer.put(`${finance}/cobroke-invoices/${invoice.id}/credit-note`, body));
    },
  };
};
