import { type Actor, mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { calls, type Example, exampleOf, pathOf } from '#test/access.ts';
import type { Client } from '#test/people.ts';
import type { anAgencyWithCobrokers } from './cobrokers.ts';
import type { aHeldDeal } from './held-deal.ts';

type Agency = Awaited<ReturnType<typeof anAgencyWithCobrokers>>;
export type HeldDeal = Awaited<ReturnType<typeof aHeldDeal>>;

const isSheet = ({ method, file, path }: Endpoint) =>
  method === 'POST' && Boolean(file) && /^\/v1\/(my|team)-production/.test(path);

/** What somebody may read: every GET that is open to them, and the sheets of the productions, which are asked for by POST. */
export const readableTo = (who: Pick<Actor, 'role' | 'desks'>) =>
  calls.filter(([, call]) => (call.method === 'GET' || isSheet(call)) && mayEnter(who, call.who));

/** Filters that would leave the deal out of a list. */
const narrowing = ['state', 'kind', 'search', 'by', 'has'];

/** The records of a held deal, by the word before their id in an address. */
const recordsOf = (held: HeldDeal): Record<string, string> => {
  const lineId: string = held.run.lines[0].lineId;
  return {
    bills: held.billId,
    invoices: held.invoiceId,
    receipts: held.receiptId,
    deals: held.dealId,
    payouts: held.run.runId,
    lines: lineId,
    people: held.ownerId,
    esubmissions: held.eSubId,
    submissions: held.eSubId,
    'credit-notes': held.creditNoteId,
    'pro-formas': held.second.proFormaId,
    reminders: held.reminderId,
    'cobroke-shares': held.shareId,
    'agency-accounts': held.accountId,
    requests: held.refundId,
    'view-payout': lineId,
    'payout-statement': lineId,
    'self-billed-invoice': lineId,
  };
};

/** What a call asks for by its query, so that it is about the deal. */
const queryOf = (name: string, held: HeldDeal, { query = {} }: Example): Record<string, string> => {
  const parameters = Object.fromEntries(Object.entries(query).filter(([key]) => !narrowing.includes(key)));
  const records = {
    transId: held.dealId,
    commrcvID: held.receiptId,
    fileId: held.fileId,
    ids: held.receiptId,
    saNo: held.saNo,
  };
  for (const [key, id] of Object.entries(records)) if (Object.hasOwn(parameters, key)) parameters[key] = id;
  const own: Record<string, Record<string, string>> = {
    'payout.subjects': { kind: 'DEAL', search: held.dealNo },
    'payout.payments': { search: 'Hannah' },
    'payout.held': { cutOff: '2026-11-20' },
    'payout.heldSheet': { cutOff: '2026-11-20' },
    'payout.next': { cutOff: '2026-11-20' },
    'commission.tryOut': { personId: held.ownerId },
    'billing.openInvoices': { search: 'Goh' },
    'billing.findCredit': { search: 'Goh' },
    'billing.agingSheet': { by: 'AGENT' },
    'billing.agingInvoicesSheet': { by: 'AGENT' },
    'register.gstCheck': query,
    'production.downlineByCea': { cea: held.registrationNo },
    'production.members': { search: 'Hannah' },
  };
  return { ...parameters, ...own[name] };
};

/** Makes a call about a held deal. */
export const readerOf =
  ({ app }: Agency, held: HeldDeal) =>
  (who: Client, [name, call]: (typeof calls)[number]) => {
    const drafts = { esubmission: { eSubId: held.eSubId, partyUuids: [], fileIds: [] }, media: { fileIds: [] } };
    const example = exampleOf(name, drafts, { userId: held.ownerId, password: app.password });
    const record = recordsOf(held)[/([\w-]+)\/\{id\}/.exec(call.path)?.[1] ?? ''];
    const params = { ...example.params, ...(record ? { id: record } : {}) };
    if (call.method === 'POST') return who.post(pathOf(call, { params }), example.body);
    return who.get(`${pathOf(call, { params })}?${new URLSearchParams(queryOf(name, held, example))}`);
  };
