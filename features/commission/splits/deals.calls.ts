import * as z from 'zod';
import { dealStates } from '#features/deal/words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { Computed } from './computed.calls.ts';
import { dealFields } from './deals.words.ts';

const Split = Computed.extend({
  shareId: id(),
  /** Owner of the share: one of our salespeople, or the other agency. */
  name: z.string(),
  role: z.string().nullable(),
  agencyName: z.string().nullable(),
  cents: z.int(),
  /** When money first cleared for the deal; null while the split is expected. */
  frozenAt: z.iso.datetime().nullable(),
});
export type Split = z.output<typeof Split>;

/** A deal with a part of mine. For overriding, only the amount is shown. */
const Mine = z.object({ dealId: id(), eSubId: id(), caseNo: z.string(), address: z.string(), cents: z.int() });

/** The card of the home page: my part of the open deals, of my own shares and above what others closed. */
export const Expected = z.object({
  ownCents: z.int(),
  ownDeals: z.int(),
  overridingCents: z.int(),
  overridingDeals: z.int(),
  /** The newest five of my own. */
  newest: z.array(Mine),
});
export type Expected = z.output<typeof Expected>;

/** My part of a share of mine, with its computation. The rest is one amount. */
export const MyShare = z.object({
  shareId: id(),
  role: z.string().nullable(),
  cents: z.int(),
  ownCents: z.int(),
  restCents: z.int(),
  ...Computed.pick({ planName: true, planFrom: true, period: true, steps: true }).shape,
  frozenAt: z.iso.datetime().nullable(),
});
export type MyShare = z.output<typeof MyShare>;

export const dealList = listCalls(dealFields, {
  base: 'agency',
  who: 'desk:finance',
  path: '/v1/finance/deals',
  summary: 'The deals, the newest first: by number of the deal or of the case, by state.',
  fileSummary: 'The list of deals as an Excel file, by the same filters.',
  filters: { search: text(40).optional(), state: z.enum(keysOf(dealStates)).optional() },
  sorts: { Approved: 'approvedAt', Commission: 'commissionCents' },
  /** The commission of all rows of all pages; null where there are more than are counted. */
  beside: { sumCents: z.int().nullable() },
});

/** Calls of finance for deals and their splits, and of a salesperson for their own part. */
export const dealCalls = {
  myShares: endpoint({
    method: 'GET',
    path: '/v1/my-production/deals/{id}/shares',
    who: 'signed-in',
    summary: 'My shares of a deal: what I get of each, and how that is computed.',
    params: z.strictObject({ id: id() }),
    data: z.object({ dealNo: z.string(), address: z.string(), rows: z.array(MyShare) }),
  }),
  deals: dealList.list,
  dealsSheet: dealList.file,
  splits: endpoint({
    method: 'GET',
    path: '/v1/finance/deals/{id}/splits',
    base: 'agency',
    who: 'desk:finance',
    summary: 'How the commission of a deal is split: each share with its lines, the plan and the uplines.',
    params: z.strictObject({ id: id() }),
    data: z.object({
      dealNo: z.string(),
      commissionCents: z.int(),
      /** Whether it was cancelled or fell through: then its split stays as it is. */
      isClosed: z.boolean(),
      /** The amount forfeited when it fell through, which is then split instead. */
      forfeitedCents: z.int().nullable(),
      project: z.string().nullable(),
      /** The projects that plans have rates for. */
      projects: z.array(z.string()),
      rows: z.array(Split),
    }),
  }),
  setProject: endpoint({
    method: 'PUT',
    path: '/v1/finance/deals/{id}/project',
    base: 'agency',
    who: 'desk:finance',
    summary:
      'Counts a deal to a project that plans have rates for, or to none. An expected split is worked out anew; a frozen one by a resplit.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ project: requiredText(80).nullable() }),
    message: 'The project is saved.',
    refuses: ['conflict', 'missing'],
  }),
};
