import type { Step } from '../steps.words.ts';
import type { TransactionType } from '../transaction.words.ts';

/** What was amended, addressed as in a remark: a step or field, a party, or a line of the checklist. */
export type Amendment = { path: string | null; documentId: string | null; partyUuid: string | null };

/** An entry of the audit trail. */
export type Change = { action: string; detail: Record<string, unknown> };

/** Columns that have another name in the form; null for columns that are derived from others. */
const pathOfColumn = (type: TransactionType): Record<string, string | null> => ({
  postalCode: 'property.postalCode',
  block: 'property.block',
  street: 'property.street',
  building: 'property.building',
  unit: 'property.unit',
  district: null,
  priceCents: type === 'SALE' ? 'priceCents' : 'monthlyRentCents',
  commissionBasis: 'commission.basis',
  commissionRate: 'commission.rate',
  commissionCents: 'commission.amountCents',
});

const steps: Record<string, Step> = {
  'esubmission.external-cobrokes-saved': 'external',
  'esubmission.internal-cobrokes-saved': 'internal',
  'esubmission.billing-saved': 'billing',
};

const at = (path: string): Amendment => ({ path, documentId: null, partyUuid: null });
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const placesOf = ({ action, detail }: Change, type: TransactionType): Amendment[] => {
  if (action === 'esubmission.info-saved') {
    const paths = pathOfColumn(type);
    return Object.keys(detail.changed ?? {}).flatMap((column) => {
      const path = Object.hasOwn(paths, column) ? paths[column] : column;
      return path ? [at(`info.${path}`)] : [];
    });
  }
  if (/^esubmission\.(party|shareholder)-/.test(action)) return [at(`parties.${detail.uuid}`)];
  if (/^esubmission\.file-/.test(action))
    return [{ path: null, documentId: textOf(detail.documentId), partyUuid: textOf(detail.partyUuid) }];
  const step = steps[action];
  return step ? [at(step)] : [];
};

/** What a salesperson amended, each once, in the order of its first change. */
export const amendmentsOf = (changes: Change[], type: TransactionType): Amendment[] => {
  const all = changes.flatMap((change) => placesOf(change, type));
  return [...new Map(all.map((place) => [JSON.stringify(place), place])).values()];
};
