import { useChange } from '#platform/web/api/useChange.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import type { Act } from '#platform/web/record/acts.tsx';
import { api } from '../api.web.ts';
import { numberedPayments, type PaymentKind, receiptParts } from '../billing.words.ts';
import { allot, paidParts } from '../receipts/allot.rules.ts';
import { paymentWords } from '../receipts/paymentWords.web.ts';
import type { BankLine } from '../room.calls.ts';

type Change<Input> = { isPending: boolean; mutateAsync: (input: Input) => Promise<unknown> };

const warnings = { onDone: (answer: { warnings: string[] }) => answer.warnings.forEach(warn) };

/** What of a line of the bank is done by one press. */
export const useBankActs = (line: BankLine, onDone: () => void) => {
  const { lineId, cents, proposal } = line;
  const ofLine = { params: { id: lineId } };
  const invoices = proposal?.invoices ?? [];
  const confirm = useChange(api.confirmBankPayment);
  const match = useChange(api.matchRecordedReceipt, warnings);
  const record = useChange(api.matchBankLine, {
    ...warnings,
    says: ({ number }) => paymentWords(cents, invoices, number),
  });
  const takeUp = useChange(api.setBankLineAside);
  const freeReceipt = useChange(api.unmatchBankLine);
  const freePayment = useChange(api.undoBankPayment);
  const unbook = useChange(api.unbookBankLine);
  const undoDuplicate = useChange(api.undoDuplicate);
  const act = <Input>(label: string, change: Change<Input>, input: Input): Act => ({
    label,
    loading: change.isPending,
    onClick: () => void change.mutateAsync(input).then(onDone, () => {}),
  });
  return {
    confirm: ({ kind, isRecorded, number }: NonNullable<BankLine['payment']>) =>
      act(isRecorded ? `Match with ${number}` : confirms[kind], confirm, ofLine),
    match: ({ receiptId, number }: Recorded) => act(`Match with ${number}`, match, { ...ofLine, body: { receiptId } }),
    recordProposed: () =>
      act(`Record payment for ${invoices.length === 1 ? invoices[0]?.number : `${invoices.length} invoices`}`, record, {
        ...ofLine,
        body: { payer: payerOf(line), invoices: paidParts(allot(cents, invoices).parts) },
      }),
    takeUp: () => act('Take it up again', takeUp, { ...ofLine, body: { aside: false } }),
    freeReceipt: () => act('Undo the match', freeReceipt, ofLine),
    freePayment: () => act('Undo the match', freePayment, ofLine),
    unbook: () => act(cents < 0 ? 'Undo the charge' : 'Undo the interest', unbook, ofLine),
    undoDuplicate: () => act('It is a new transaction', undoDuplicate, ofLine),
  };
};

export type BankActs = ReturnType<typeof useBankActs>;

export type Recorded = BankLine['recorded'][number];

/** `OR26-000012`, or `the return of OR26-000012`. */
export const nameOfRecorded = ({ part, number }: Recorded): string =>
  part === 'STANDING' ? number : `the ${receiptParts[part].toLowerCase()} ${number}`;

/** Whether invoices are proposed for a line, and nothing that is recorded already. */
export const isProposed = (line: BankLine): boolean =>
  mayBeRecorded(line) && line.proposal !== null && line.recorded.length === 0 && payerOf(line) !== '';

/** Whether a line can be recorded as a payment: not if it names a payment of ours by its number. */
export const mayBeRecorded = ({ state, payment }: BankLine): boolean =>
  state === 'NEW' && !(payment?.problem === null && numberedPayments.includes(payment.kind));

/** Whom the receipt of a line is made out to until somebody says otherwise. */
export const payerOf = ({ proposal, proForma, payer }: BankLine): string =>
  proposal?.invoices[0]?.to ?? proForma?.to ?? payer;

/** The verb that records a payment of ours. */
const confirms: Record<PaymentKind, string> = {
  PAYMENT: 'Confirm payment',
  RETURN: 'Confirm return',
  REMITTANCE: 'Confirm remittance',
  WITHHELD: 'Record remittance',
  REMITTANCE_RETURN: 'Take back remittance',
};
