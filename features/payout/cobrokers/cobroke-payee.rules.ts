import type { Cents } from '#platform/contract/money.ts';
import type { Balance } from '../debts/balance.rules.ts';
import { type LineSums, noSums } from '../items/payee.rules.ts';
import type { ItemKind } from '../payout.words.ts';
import { type GstInvoice, type GstPart, gstPartsOf } from './cobroke-gst.rules.ts';

type Item = { kind: ItemKind; cents: Cents; cobroke?: { shareId: string } | null };

/**
 * What is paid to one agency for these items: what its shares earned with the GST of its tax invoices, less what is taken
 * back. If nothing is left all of it is carried to the next run. What the bank returned is paid whole, whatever else there is.
 */
export const agencyPayeeOf = <I extends Item>(items: I[], invoices: GstInvoice[]) => {
  const settled = items.filter(({ kind }) => kind !== 'RETURNED');
  const sum = (wanted: ItemKind) => sumOf(items.filter(({ kind }) => kind === wanted));
  const { cents: base, gstCents, gst } = agencyBalanceOf(settled, invoices);
  const isPaid = base > 0;
  const gstParts: GstPart[] = isPaid ? gst : [];
  const sums: LineSums = {
    ...noSums,
    ownCents: isPaid ? sum('COBROKE') : 0,
    writtenOffCents: isPaid ? sum('WRITE_OFF') : 0,
    gstCents: sumOf(gstParts),
    returnedCents: sum('RETURNED'),
    netCents: (isPaid ? base : 0) + sum('RETURNED'),
  };
  const paid = isPaid ? items : items.filter(({ kind }) => kind === 'RETURNED');
  return { paid, carried: isPaid ? [] : settled, carriedGstCents: isPaid ? 0 : gstCents, gstParts, sums };
};

/**
 * What an agency is owed for these items; negative while it owes. GST counts as it is paid with the shares, and not by the items that
 * name an invoice; the ledger has it with the share.
 */
export const agencyBalanceOf = (items: Item[], invoices: GstInvoice[]): Balance & { gst: GstPart[] } => {
  const shares = new Set(items.flatMap(({ cobroke }) => cobroke?.shareId ?? []));
  const gst = gstPartsOf(
    invoices.filter(({ shareId }) => shares.has(shareId)),
    earnedByShare(items),
  );
  const gstCents = sumOf(gst);
  const cents = sumOf(items.filter(({ kind }) => kind === 'COBROKE' || kind === 'WRITE_OFF')) + gstCents;
  return { cents, gstCents, gstOwedCents: 0, gst };
};

const earnedByShare = (items: Item[]): Map<string, Cents> => {
  const earned = new Map<string, Cents>();
  for (const { kind, cents, cobroke } of items)
    if (kind === 'COBROKE' && cobroke) earned.set(cobroke.shareId, (earned.get(cobroke.shareId) ?? 0) + cents);
  return earned;
};

const sumOf = (items: { cents: Cents }[]): Cents => items.reduce((total, { cents }) => total + cents, 0);
