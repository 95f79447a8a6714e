import { expect, it } from 'vitest';
import { amendmentsOf, type Change } from './amendments.rules.ts';

const info = (changed: object): Change => ({ action: 'esubmission.info-saved', detail: { version: 9, changed } });
const at = (path: string) => ({ path, documentId: null, partyUuid: null });

it.each<[string, Change, unknown[]]>([
  ['a field', info({ completionDate: [null, '2027-01-01'] }), [at('info.completionDate')]],
  ['a field of the address', info({ unit: ['1', '2'], district: ['9', '10'] }), [at('info.property.unit')]],
  ['the commission', info({ commissionRate: [1, 2] }), [at('info.commission.rate')]],
  ['nothing', info({}), []],
  ['a party', { action: 'esubmission.party-saved', detail: { uuid: 'u' } }, [at('parties.u')]],
  ['who holds it', { action: 'esubmission.shareholder-added', detail: { uuid: 'u', id: 'h' } }, [at('parties.u')]],
  ['shares', { action: 'esubmission.internal-cobrokes-saved', detail: {} }, [at('internal')]],
  ['bills', { action: 'esubmission.billing-saved', detail: {} }, [at('billing')]],
  [
    'a document',
    { action: 'esubmission.file-added', detail: { documentId: 'D-08', partyUuid: 'u' } },
    [{ path: null, documentId: 'D-08', partyUuid: 'u' }],
  ],
  ['what is no amendment', { action: 'esubmission.remark-added', detail: {} }, []],
])('%s', (_case, change, expected) => {
  expect(amendmentsOf([change], 'SALE')).toEqual(expected);
});

it('names each place once, and a lease’s price as its rent', () => {
  const changes = [info({ priceCents: [1, 2] }), info({ priceCents: [2, 3] })];
  expect(amendmentsOf(changes, 'SALE')).toEqual([at('info.priceCents')]);
  expect(amendmentsOf(changes, 'LEASE')).toEqual([at('info.monthlyRentCents')]);
});
