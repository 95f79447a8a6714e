import {
  IconAlertTriangle,
  IconBellRinging,
  IconBuildingBank,
  IconCashBanknote,
  IconChecklist,
  IconCopy,
  IconFileInvoice,
  IconHourglass,
  IconMessageQuestion,
  IconMessageX,
  IconPigMoney,
  IconReceipt,
  IconSignature,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { StatCard } from '#platform/web/kit/figures/StatCard.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { billing } from '../room.calls.ts';
import classes from './FinanceKinds.module.css';
import type { Overview } from './reports.calls.ts';

const desk = '/agency-desk/finance';

/** What somebody of finance does next. */
const waits = [
  { key: 'approvals', label: 'To approve', icon: IconChecklist, tone: 'warning', to: `${desk}/approvals?state=OPEN` },
  {
    key: 'revisions',
    label: 'Deal revisions to approve',
    icon: IconChecklist,
    tone: 'warning',
    to: `${desk}/deals/revisions?state=OPEN`,
  },
  {
    key: 'ready',
    label: 'To invoice',
    icon: IconFileInvoice,
    tone: 'warning',
    to: `${desk}/invoices?state=READY`,
    beforeGst: true,
  },
  {
    key: 'bankLines',
    label: 'Bank lines to match',
    icon: IconBuildingBank,
    tone: 'warning',
    to: `${desk}/bank?state=NEW`,
  },
  {
    key: 'possibleDuplicates',
    label: 'Possible duplicates at the bank',
    icon: IconCopy,
    tone: 'warning',
    to: `${desk}/bank/duplicates`,
  },
  {
    key: 'debits',
    label: 'Bank debits to confirm',
    icon: IconBuildingBank,
    tone: 'warning',
    to: `${desk}/bank?state=DEBIT`,
  },
  {
    key: 'refunds',
    label: 'Refunds for the next run',
    icon: IconCashBanknote,
    tone: 'warning',
    to: `${desk}/approvals?state=TO_PAY`,
  },
  {
    key: 'cheques',
    label: 'Cheques to clear',
    icon: IconSignature,
    tone: 'warning',
    to: `${desk}/receipts?state=CLEARING`,
  },
  {
    key: 'reminders',
    label: 'Reminders to send',
    icon: IconBellRinging,
    tone: 'warning',
    to: `${desk}/reminders?state=TO_SEND`,
  },
  {
    key: 'asked',
    label: 'Requests of salespeople',
    icon: IconMessageQuestion,
    tone: 'warning',
    to: `${desk}/reminders/requests?state=WAITING`,
  },
] as const;

/** How things stand. */
const stands = [
  { key: 'overdue', label: 'Overdue', icon: IconAlertTriangle, tone: 'danger', to: `${desk}/invoices?state=OVERDUE` },
  { key: 'disputed', label: 'Disputed', icon: IconMessageX, tone: 'warning', to: `${desk}/invoices?disputed=true` },
  { key: 'open', label: 'Total outstanding', icon: IconReceipt, tone: 'info', to: `${desk}/aging` },
  { key: 'credit', label: 'Clients’ credit', icon: IconPigMoney, tone: 'info', to: `${desk}/receipts?state=CREDIT` },
  {
    key: 'waiting',
    label: 'Wait for completion',
    icon: IconHourglass,
    tone: 'neutral',
    to: `${desk}/invoices?state=WAITING`,
    beforeGst: true,
  },
] as const;

type Others = Data<typeof billing.overview>['others'];

/** What waits for finance, by kind, each leading to its list. */
export function FinanceKinds({ overview, others = [] }: { overview: Overview; others?: Others }) {
  return (
    <div className={classes.cards}>
      {waits.map((kind) => (
        <Kind key={kind.key} kind={kind} of={overview[kind.key]} />
      ))}
      {others.map(({ key, label, to, ...of }) => (
        <Kind key={key} kind={{ label, to, icon: IconChecklist, tone: 'warning' }} of={of} />
      ))}
      {stands.map((kind) => (
        <Kind key={kind.key} kind={kind} of={overview[kind.key]} />
      ))}
    </div>
  );
}

type Shown = {
  label: string;
  to: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone: Tone;
  /** Whether the amount is before GST, as of what has no invoice yet. */
  beforeGst?: boolean;
};

function Kind({ kind, of: { count, cents = null } }: { kind: Shown; of: { count: number; cents?: number | null } }) {
  const { label, to, icon, tone, beforeGst = false } = kind;
  return (
    <StatCard
      label={label}
      to={to}
      icon={icon}
      tone={count === 0 ? 'neutral' : tone}
      value={formatCount(count)}
      note={cents !== null && `${formatMoney(cents)}${beforeGst ? ' before GST' : ''}`}
    />
  );
}
