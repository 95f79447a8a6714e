import type { Data } from '#platform/contract/endpoint.ts';
import type { billing } from '../room.calls.ts';
import { RefundForm } from './RefundForm.tsx';
import { ClearForm, ReturnForm, UseCreditForm } from './receiptForms.tsx';

/** What can be done with a receipt by a form. */
export type Action = 'clear' | 'return' | 'use' | 'refund';

type Props = { receipt: Data<typeof billing.receipt>; doing: Action; onDone: () => void };

/** The form of an action, in place of the facts. */
export function ReceiptForm({ receipt, doing, onDone }: Props) {
  const { receiptId, method, payer, leftCents } = receipt;
  const common = { receiptId, onDone };
  if (doing === 'clear') return <ClearForm {...common} />;
  if (doing === 'return') return <ReturnForm {...common} isCheque={method === 'CHEQUE'} />;
  if (doing === 'use') return <UseCreditForm {...common} leftCents={leftCents} />;
  return <RefundForm {...common} payer={payer} leftCents={leftCents} />;
}
