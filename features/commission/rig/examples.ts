import type { Examples } from '#test/access.ts';
import type { commission } from '../room.calls.ts';

const terms = {
  scheme: 'FLAT',
  rate: 800_000,
  minAgencyFee: 0,
  feesBefore: [],
  feesAfter: [],
  ladderRate: null,
  overriding: { kind: 'DIFFERENTIAL', breakaway: 0 },
};
const none = '00000000-0000-4000-8000-000000000000';

export const examples: Examples<typeof commission> = {
  calls: {
    // There is no deal of the fixture.
    myShares: { params: { id: none }, refused: 404 },
    deals: {},
    dealsSheet: {},
    splits: { params: { id: none }, refused: 404 },
    setProject: { params: { id: none }, body: { project: null }, refused: 404 },
    resplits: { query: { state: 'OPEN' } },
    resplitsSheet: {},
    resplit: { params: { id: none }, refused: 404 },
    prepareResplit: { params: { id: none }, body: { reason: 'The team was wrong' }, refused: 404 },
    withdrawResplit: { params: { id: none }, refused: 404 },
    approveResplit: { params: { id: none }, body: { resplitId: none }, refused: 404 },
    plans: { query: { search: 'flat', scheme: 'FLAT' } },
    plansSheet: { query: { scheme: 'CAP' } },
    plan: { params: { code: 'STANDARD' } },
    planPeople: { params: { code: 'STANDARD' } },
    planPeopleSheet: { params: { code: 'STANDARD' } },
    // The migration has these plans.
    addPlan: { body: { name: 'Standard', fromDay: '2026-01-01', terms }, refused: 409 },
    addVersion: { params: { code: 'STANDARD' }, body: { fromDay: '2000-01-01', terms }, refused: 409 },
    changeVersion: { params: { id: none }, body: { fromDay: '2026-01-01', terms, revision: 1 }, refused: 404 },
    assignPlan: ({ userId }) => ({
      params: { code: 'LEADER' },
      body: { personIds: [userId], fromDay: '2026-01-01' },
    }),
    unassignPlan: ({ userId }) => ({
      params: { code: 'DIRECTOR', personId: userId, fromDay: '2026-01-01' },
      refused: 404,
    }),
    setDefaultPlan: { body: { code: 'STANDARD' } },
    planChanges: {},
    approvePlanChange: { params: { id: none }, refused: 404 },
    declinePlanChange: { params: { id: none }, refused: 404 },
    myPlan: {},
    planOfPerson: ({ userId }) => ({ params: { id: userId } }),
    tryOut: ({ userId }) => ({ query: { personId: userId, cents: '540000', signedOn: '2026-01-15' } }),
    tryOutTerms: ({ userId }) => ({
      body: { terms, whose: { who: 'PERSON', personId: userId }, cents: 540_000, signedOn: '2026-01-15' },
    }),
  },
};
