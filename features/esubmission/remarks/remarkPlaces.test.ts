import { describe, expect, it } from 'vitest';
import type { Summary } from '../summary/summary.calls.ts';
import { labelOfRemark, openRemarks, placesOf, stepOfRemark } from './remarkPlaces.web.ts';
import type { Remark } from './remarks.calls.ts';

const partyUuid = '7f1f1d54-9c0e-4b0e-8d54-5e3f4c9a1b2c';
const facts = {
  documents: [
    { documentId: 'D-01', name: 'Option to purchase', partyUuid: null, partyName: null },
    { documentId: 'D-08', name: 'Identity of the client', partyUuid, partyName: 'Goh Siew Choo' },
  ],
  parties: [{ uuid: partyUuid, name: 'Goh Siew Choo' }],
} as unknown as Pick<Summary, 'documents' | 'parties'>;

const at = (where: Partial<Remark>) =>
  ({ path: null, documentId: null, partyUuid: null, isOpen: true, ...where }) as Remark;

describe('the place of a remark', () => {
  it.each<[Partial<Remark>, string | undefined, string | undefined]>([
    [{ path: 'info.priceCents' }, 'info', 'Price'],
    [{ path: 'info' }, 'info', 'Transaction info'],
    [{ path: 'info.gone' }, 'info', 'Transaction info'],
    [{ path: `parties.${partyUuid}` }, 'parties', 'Goh Siew Choo'],
    [{ path: 'parties.who-left' }, 'parties', 'Transaction parties'],
    [{ path: 'billing' }, 'billing', 'Billing'],
    [{ documentId: 'D-01' }, 'documents', 'Option to purchase'],
    [{ documentId: 'D-08', partyUuid }, 'documents', 'Identity of the client, Goh Siew Choo'],
    [{}, undefined, undefined],
  ])('%j', (where, step, label) => {
    expect([stepOfRemark(at(where)), labelOfRemark(facts, at(where))]).toEqual([step, label]);
  });

  it('is one of those that a step offers', () => {
    expect(placesOf(facts, 'documents').map(({ at: place }) => place)).toEqual([
      { documentId: 'D-01' },
      { documentId: 'D-08', partyUuid },
    ]);
    expect(placesOf(facts, 'billing').map(({ label }) => label)).toEqual(['All of billing']);
  });
});

it('shows the open remarks of a return in their step', () => {
  const remarks = [at({ path: 'info' }), at({ path: 'info.priceCents', isOpen: false }), at({ documentId: 'D-01' })];
  expect(openRemarks(remarks, 'info')).toEqual([remarks[0]]);
});
