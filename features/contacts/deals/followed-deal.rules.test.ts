import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FollowedDeal, nextStage, ownFields, undoneFields, wantedBy } from './followed-deal.rules.ts';

const sold: FollowedDeal = {
  side: 'SELLER',
  isClient: true,
  isOpen: true,
  completedOn: '2026-11-20',
  valueCents: 268_000_000,
  tenancyEnd: null,
};
const agreed = { ...sold, completedOn: null };

describe('what follows from a deal', () => {
  it('is a client at the approval, and a past client once it is complete', () => {
    expect([wantedBy(agreed).stage, wantedBy(sold).stage]).toEqual(['CLIENT', 'PAST_CLIENT']);
  });

  it('is no stage for who is on the other side', () => {
    expect(wantedBy({ ...sold, isClient: false }).stage).toBeNull();
  });

  it('is no property before ownership passes, and nothing of a deal that fell through', () => {
    expect(wantedBy(agreed).property).toBeNull();
    expect(wantedBy({ ...sold, isOpen: false })).toEqual({ stage: null, property: null });
  });

  it.each([
    ['SELLER', { status: 'GIVEN_UP', soldCents: 268_000_000, soldOn: '2026-11-20' }, false],
    ['BUYER', { relation: 'OWNER', status: 'HELD', purchaseCents: 268_000_000, purchasedOn: '2026-11-20' }, true],
    ['LANDLORD', { status: 'LET', rentCents: 268_000_000, leaseEnd: '2028-11-19' }, false],
    ['TENANT', { relation: 'TENANT', status: 'HELD', rentCents: 268_000_000, leaseEnd: '2028-11-19' }, true],
  ] as const)('is for the %s of a complete one %j', (side, change, adds) => {
    expect(wantedBy({ ...sold, side, tenancyEnd: '2028-11-19' }).property).toMatchObject({ change, adds });
  });
});

describe('a stage', () => {
  const none = { before: null, after: null };
  const stages = ['LEAD', 'CLIENT', 'PAST_CLIENT'] as const;

  it('goes with the deal and back with it', () => {
    const approved = nextStage('LEAD', 'CLIENT', none);
    const complete = nextStage(approved.stage, 'PAST_CLIENT', approved);
    expect(complete).toEqual({ stage: 'PAST_CLIENT', before: 'LEAD', after: 'PAST_CLIENT' });
    expect(nextStage(complete.stage, null, complete)).toEqual({ stage: 'LEAD', ...none });
  });

  it('that somebody set since then stays, whatever becomes of the deal', () => {
    const stage = fc.constantFrom(...stages);
    fc.assert(
      fc.property(stage, stage, stage, fc.option(stage), (first, byDeal, byHand, then) => {
        fc.pre(byHand !== byDeal);
        const set = nextStage(first, byDeal, none);
        expect(nextStage(byHand, then, set).stage).toBe(byHand);
      }),
    );
  });
});

describe('fields of a property', () => {
  const before = { status: 'FOR_SALE', soldCents: null, soldOn: null };
  const after = { status: 'GIVEN_UP', soldCents: 100, soldOn: '2026-11-20' };

  it('go back to what they were, but for those that somebody changed', () => {
    const now = { ...after, soldCents: 90, block: '18' };
    expect(undoneFields(now, before, after)).toEqual({ status: 'FOR_SALE', soldOn: null });
    expect(ownFields(now, after)).toEqual(['soldCents']);
  });

  it('all go back where nobody did', () => {
    expect(undoneFields(after, before, after)).toEqual(before);
  });
});
