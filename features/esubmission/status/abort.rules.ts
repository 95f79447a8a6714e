import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { Refusal } from '#platform/contract/refusal.ts';

type AbortInput = { evidenceFileId?: string | undefined; forfeitureCents?: Cents | undefined };

const refuse = (field: keyof AbortInput, message: string): never => {
  throw new Refusal('esubmission.invalid', message, { field });
};

/** Checks an abort: it needs evidence and the agency's share of a forfeited fee, at most the commission, in cents. */
export const checkedAbort = ({ evidenceFileId, forfeitureCents }: AbortInput, commissionCents: Cents) => {
  if (evidenceFileId === undefined) return refuse('evidenceFileId', 'Upload what shows that it fell through.');
  if (forfeitureCents === undefined)
    return refuse('forfeitureCents', 'Give the agency’s share of what was forfeited, 0 if nothing was.');
  if (forfeitureCents > commissionCents)
    return refuse(
      'forfeitureCents',
      `The agency’s share can’t exceed the commission of ${formatMoney(commissionCents)}.`,
    );
  return { evidenceFileId, forfeitureCents };
};
