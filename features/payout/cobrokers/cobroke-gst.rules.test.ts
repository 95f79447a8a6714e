import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GstInvoice, gstPartsOf } from './cobroke-gst.rules.ts';

const invoice: GstInvoice = {
  invoiceId: 'i',
  shareId: 's',
  netCents: 1_000_000,
  gstCents: 90_000,
  takenCents: 0,
  paidCents: 0,
};
const more = (cents: number) => new Map([['s', cents]]);

it.each<[string, Partial<GstInvoice>, number, number | undefined]>([
  ['half of it with half of the share', {}, 500_000, 45_000],
  ['the rest with the rest', { takenCents: 500_000, paidCents: 45_000 }, 500_000, 45_000],
  ['what is due for what was paid before', { takenCents: 500_000 }, 0, 45_000],
  ['nothing twice', { takenCents: 500_000, paidCents: 45_000 }, 0, undefined],
  ['back what was paid of a credited invoice', { gstCents: 0, takenCents: 500_000, paidCents: 45_000 }, 0, -45_000],
  ['back with what is taken back', { takenCents: 500_000, paidCents: 45_000 }, -500_000, -45_000],
  ['no more than it is', { takenCents: 1_000_000, paidCents: 90_000 }, 10_000, undefined],
])('%s', (_, change, cents, part) => {
  expect(gstPartsOf([{ ...invoice, ...change }], more(cents))[0]?.cents).toBe(part);
});

it('over any payments of a share, the parts are the whole GST, and none is negative', () => {
  const payments = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(payments, fc.integer({ min: 1, max: 900_000 }), (parts, gstCents) => {
      const netCents = parts.reduce((sum, each) => sum + each, 0);
      let [takenCents, paidCents] = [0, 0];
      for (const cents of parts) {
        const [part] = gstPartsOf([{ ...invoice, netCents, gstCents, takenCents, paidCents }], more(cents));
        expect(part?.cents ?? 0).toBeGreaterThanOrEqual(0);
        takenCents += cents;
        paidCents += part?.cents ?? 0;
      }
      expect(paidCents).toBe(gstCents);
    }),
  );
});
