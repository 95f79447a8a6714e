import * as z from 'zod';
import { required } from '#platform/contract/required.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { BillInput } from '../billing/billing.calls.ts';
import type { CommissionBasis } from '../roles.words.ts';
import { ExternalCobrokeInput, InternalCobrokeInput } from '../shares/shares.calls.ts';

/**
 * The contract's inputs as the forms hold them: each row has its own key, and the values that are shown beside the
 * inputs.
 */

type Share = {
  shareBasis: 'PERCENT' | 'AMOUNT';
  shareRate: number | null;
  shareCents: number | null;
  direction?: 'PAY_OUT' | 'RECEIVE_IN';
};

const askForShare = (row: Share, context: z.core.$RefinementCtx) => {
  if (row.direction === 'RECEIVE_IN') return;
  const path = row.shareBasis === 'PERCENT' ? 'shareRate' : 'shareCents';
  if (row[path] === null) context.addIssue({ code: 'custom', path: [path], message: required });
};

const key = z.string();

const ExternalForm = z.object({
  rows: z.array(ExternalCobrokeInput.extend({ key }).superRefine(askForShare)).max(20),
});
export type ExternalRowValues = z.output<typeof ExternalForm>['rows'][number];

const InternalForm = z.object({
  rows: z
    .array(
      InternalCobrokeInput.extend({
        key,
        name: z.string(),
        registrationNo: z.string(),
        picture: z.string().nullish(),
      }).superRefine(askForShare),
    )
    .max(20),
});
export type InternalRowValues = z.output<typeof InternalForm>['rows'][number];

const askForAmount = (
  row: { basis: CommissionBasis; rate: number | null; amountCents: number | null },
  context: z.core.$RefinementCtx,
) => {
  const path = row.basis === 'FIXED' ? 'amountCents' : 'rate';
  if (!row[path]) context.addIssue({ code: 'custom', path: [path], message: required });
};

const BillingForm = z.object({
  rows: z.array(BillInput.extend({ key, amountCents: z.int().nullable() }).superRefine(askForAmount)).max(20),
});
/** The amount is null until it is entered. */
export type BillRowValues = Omit<BillInput, 'amountCents'> & { key: string; amountCents: number | null };

/** The checks of the steps that consist of rows. */
export const stepRules = {
  external: schemaRules(ExternalForm),
  internal: schemaRules(InternalForm),
  billing: schemaRules(BillingForm),
};
