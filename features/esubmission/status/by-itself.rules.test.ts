import { describe, expect, it } from 'vitest';
import type { Step } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { asksWhoShares, billsThemselves, needsNothing } from './by-itself.rules.ts';

const one = { rows: [{}] };
const none = { rows: [] };

describe('the parties end in the question who shares', () => {
  const asked = (currentStep: Step, external: object = none, internal: object = none) =>
    asksWhoShares({ currentStep, external, internal } as Summary);

  it.each<[Step, boolean]>([
    ['parties', true],
    ['external', true],
    ['internal', false],
    ['documents', false],
    ['billing', false],
    ['required', false],
    ['summary', false],
  ])('while %s is the furthest step: %s', (step, isAsked) => expect(asked(step)).toBe(isAsked));

  it('not once somebody is named', () => {
    expect(asked('parties', one)).toBe(false);
    expect(asked('parties', none, one)).toBe(true);
    expect(asked('parties', none, { rows: [{}, {}] })).toBe(false);
  });
});

describe('billing', () => {
  const seller = { partyType: 'SELLER', representedParty: 'I', isUnrepresented: false };
  const buyer = { partyType: 'BUYER', representedParty: 'O', isUnrepresented: false };
  const summaryOf = (change: object = {}) =>
    ({
      info: { representedSide: 'SELLER', commission: { amountCents: 4_960_000 } },
      parties: [seller, buyer],
      external: none,
      billing: { rows: [], remainCents: 4_960_000 },
      findings: [],
      ...change,
    }) as unknown as Summary;
  const bill = {
    billFor: 'OWN_CLIENT',
    invoiceToText: 'Tan Kok Leong',
    address: '18 Leonie Hill',
    amountCents: 4_960_000,
  } as const;

  it('completes itself where one client pays the whole', () => {
    expect(billsThemselves(summaryOf(), [bill])).toBe(true);
  });

  it.each<[string, object, readonly object[]]>([
    ['another agency shares', { external: one }, [bill]],
    ['there is no client', { parties: [buyer] }, [bill]],
    ['there are two clients', { parties: [seller, seller, buyer] }, [bill]],
    [
      'there is no commission',
      { info: { representedSide: 'SELLER', commission: { amountCents: 0 } } },
      [{ ...bill, amountCents: 0 }],
    ],
    ['nothing is proposed', {}, []],
    ['two bills are', {}, [bill, { ...bill, amountCents: 0 }]],
    ['it is to somebody else', {}, [{ ...bill, billFor: 'OTHER_PARTY' }]],
    ['nobody is named', {}, [{ ...bill, invoiceToText: '' }]],
    ['the address is not known', {}, [{ ...bill, address: '' }]],
    ['it is for a part', {}, [{ ...bill, amountCents: 4_959_999 }]],
    ['the amount is not known', {}, [{ ...bill, amountCents: null }]],
  ])('waits where %s', (_, change, proposed) => {
    expect(billsThemselves(summaryOf(change), proposed as never)).toBe(false);
  });

  it('is passed again where saved bills make up the commission, however many there are', () => {
    const saved = { billing: { rows: [{}, {}], remainCents: 0 }, external: one };
    const block = (step: string) => ({ findings: [{ level: 'block', step }] });
    expect(billsThemselves(summaryOf(saved), [])).toBe(true);
    expect(billsThemselves(summaryOf({ ...saved, ...block('documents') }), [])).toBe(true);
    expect(billsThemselves(summaryOf({ ...saved, ...block('billing') }), [])).toBe(false);
    expect(billsThemselves(summaryOf({ billing: { rows: [{}], remainCents: 1 } }), [bill])).toBe(false);
    expect(billsThemselves(summaryOf({ billing: { rows: [{}], remainCents: -1 } }), [bill])).toBe(false);
  });
});

describe('required info', () => {
  const isPassed = (...levels: string[]) => needsNothing({ findings: levels.map((level) => ({ level })) } as Summary);
  it('completes itself unless something blocks', () => {
    expect(isPassed()).toBe(true);
    expect(isPassed('warn')).toBe(true);
    expect(isPassed('warn', 'block')).toBe(false);
  });
});
