import type { Queue } from '#platform/contract/queue.ts';
import type { Overview } from './reports.calls.ts';

const desk = '/agency-desk/finance';

type Kind = Pick<Queue, 'label' | 'to' | 'verb' | 'hint'>;
const secondPerson = 'needs a second person';

/** What somebody of finance does next, in this room. */
const kinds = {
  approvals: { label: 'To approve', hint: secondPerson, to: `${desk}/approvals?state=OPEN`, verb: 'Decide' },
  revisions: {
    label: 'Deal revisions to approve',
    hint: secondPerson,
    to: `${desk}/deals/revisions?state=OPEN`,
    verb: 'Approve',
  },
  ready: { label: 'To invoice', hint: 'before GST', to: `${desk}/invoices?state=READY`, verb: 'Issue' },
  bankLines: { label: 'Bank lines to match', to: `${desk}/bank?state=NEW`, verb: 'Match' },
  possibleDuplicates: { label: 'Possible duplicates at the bank', to: `${desk}/bank/duplicates`, verb: 'Compare' },
  debits: { label: 'Bank debits to confirm', to: `${desk}/bank?state=DEBIT`, verb: 'Confirm' },
  refunds: {
    label: 'Refunds for the next run',
    hint: 'approved',
    to: `${desk}/approvals?state=TO_PAY`,
    verb: 'Pay',
  },
  cheques: { label: 'Cheques to clear', to: `${desk}/receipts?state=CLEARING`, verb: 'Clear' },
  reminders: { label: 'Reminders to send', to: `${desk}/reminders?state=TO_SEND`, verb: 'Send' },
  asked: { label: 'Requests of salespeople', to: `${desk}/reminders/requests?state=WAITING`, verb: 'Answer' },
  disputed: { label: 'Disputed invoices', to: `${desk}/invoices?disputed=true`, verb: 'Settle' },
} satisfies Partial<Record<keyof Overview, Kind>>;
type Key = keyof typeof kinds;

export const queueKeys = Object.keys(kinds) as Key[];

export const financeQueues = (overview: Pick<Overview, Key>): Queue[] =>
  queueKeys.map((key) => ({ cents: null, ...overview[key], ...kinds[key], key }));

/** A queue of another room of finance. */
export const otherQueue = ({ key, label, hint, to, verb, count, cents, oldest }: Queue): Queue => ({
  key,
  label,
  to,
  verb,
  count,
  cents,
  oldest,
  ...(hint && { hint }),
});
