import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { formatAmount } from '#platform/contract/money.ts';
import { type Act, type Acts, possible } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { numberedPayments } from '../billing.words.ts';
import type { BankLine } from '../room.calls.ts';
import { BankBadge } from './BankBadge.tsx';
import { BookLine, bookVerb } from './BookLine.tsx';
import { type BankActs, isProposed, mayBeRecorded, useBankActs } from './bankActs.web.ts';
import { SetAside } from './SetAside.tsx';
import { VoidReceipt } from './VoidReceipt.tsx';

/** What of a line is done by a form. */
export type Doing = 'record' | 'match';
type Asking = 'aside' | 'book' | 'void';
type Ways = BankActs & { fill: (form: Doing) => void; ask: (what: Asking) => void };

type Props = { line: BankLine; doing: Doing | undefined; choose: (doing: Doing) => void; onDone: () => void };

/** The head of a line of the bank: what the bank says, and what can be done with it. */
export function BankLineHead({ line, doing, choose, onDone }: Props) {
  const { day, cents, currency, payer, reference, state, isReversal } = line;
  const [asking, ask] = useState<Asking>();
  const acts = useBankActs(line, onDone);
  const dialog = { line, onDone, onClose: () => ask(undefined) };
  return (
    <>
      <RecordHead
        state={<BankBadge state={state} />}
        title={payer || reference || 'Bank line'}
        line={[
          payer !== '' && reference,
          formatDay(day),
          currency !== 'SGD' && `${currency} ${formatAmount(cents)}`,
          isReversal && 'Reversal of an earlier entry',
        ]}
        figure={currency === 'SGD' ? { label: cents > 0 ? 'Received' : 'Paid out', cents: Math.abs(cents) } : undefined}
        {...(!doing && verbsOf(line, { ...acts, fill: choose, ask }))}
      />
      <SetAside {...dialog} isAsking={asking === 'aside'} />
      <BookLine {...dialog} isAsking={asking === 'book'} />
      <VoidReceipt {...dialog} isAsking={asking === 'void'} />
    </>
  );
}

const verbsOf = (line: BankLine, ways: Ways): { primary?: Act | undefined; second?: Act | undefined; more?: Act[] } => {
  const { state, settles, receiptPart } = line;
  if (state === 'NEW' || state === 'DEBIT') {
    const [primary, second, ...more] = possible(waysToSettle(line, ways));
    return { primary, second, more };
  }
  if (state === 'UNDECIDED') return { primary: { label: 'Compare', to: '/agency-desk/finance/bank/duplicates' } };
  if (state === 'DUPLICATE') return { second: ways.undoDuplicate() };
  if (state === 'BOOKED') return { second: ways.unbook() };
  if (state === 'SET_ASIDE') return { second: ways.takeUp() };
  if (state === 'FOREIGN') return {};
  if (settles) return { second: ways.freePayment() };
  if (receiptPart !== 'MADE') return { second: ways.freeReceipt() };
  return { more: [{ kind: 'danger', label: 'Undo the match', onClick: () => ways.ask('void') }] };
};

/** What a line that waits can be, the likeliest first. */
const waysToSettle = (line: BankLine, { fill, ask, ...acts }: Ways): Acts => {
  const { payment, recorded } = line;
  const [first, ...others] = recorded;
  const named = payment?.problem === null && payment;
  const isNumbered = named && numberedPayments.includes(named.kind);
  return [
    named && acts.confirm(named),
    first && (others.length > 0 ? { label: 'Match with a receipt', onClick: () => fill('match') } : acts.match(first)),
    isProposed(line) && acts.recordProposed(),
    mayBeRecorded(line) && {
      label: isProposed(line) ? 'Change invoices' : 'Record payment',
      onClick: () => fill('record'),
    },
    !isNumbered && { label: bookVerb(line), onClick: () => ask('book') },
    { label: 'Set aside', onClick: () => ask('aside') },
  ];
};
