import { Skeleton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBellRinging,
  IconBuildingBank,
  IconChecklist,
  IconFileInvoice,
  IconHourglass,
  IconPigMoney,
  IconReceipt,
  IconSignature,
} from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { StatCard } from '#platform/web/kit/figures/StatCard.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { api } from '../api.ts';
import classes from './reports.module.css';

/** /agency-desk/finance: what waits for finance, by kind, each leading to its list. */
export function OverviewPage() {
  return seesMoney(useMe()) ? <Overview /> : <NotFound />;
}

const desk = '/agency-desk/finance';

const kinds = [
  { key: 'approvals', label: 'To approve', icon: IconChecklist, tone: 'warning', to: `${desk}/approvals?state=OPEN` },
  { key: 'ready', label: 'To invoice', icon: IconFileInvoice, tone: 'warning', to: `${desk}/invoices?state=READY` },
  {
    key: 'bankLines',
    label: 'Bank lines to match',
    icon: IconBuildingBank,
    tone: 'warning',
    to: `${desk}/bank?state=NEW`,
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
  { key: 'overdue', label: 'Overdue', icon: IconAlertTriangle, tone: 'danger', to: `${desk}/invoices?state=OVERDUE` },
  { key: 'open', label: 'Open in all', icon: IconReceipt, tone: 'info', to: `${desk}/aging` },
  { key: 'credit', label: 'Clients’ credit', icon: IconPigMoney, tone: 'info', to: `${desk}/receipts?state=CREDIT` },
  {
    key: 'waiting',
    label: 'Wait for completion',
    icon: IconHourglass,
    tone: 'neutral',
    to: `${desk}/invoices?state=WAITING`,
  },
] as const;

function Overview() {
  const found = useData(api.overview, {});
  return (
    <>
      <PageHeader title="Finance" crumbs={[{ label: 'Agency Desk' }, { label: 'Finance' }]} />
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <div className={classes.cards}>
          {kinds.map(({ key, ...kind }) => {
            const { count, cents } = found.data[key];
            const isQuiet = count === 0;
            return (
              <StatCard
                key={key}
                {...kind}
                tone={isQuiet ? 'neutral' : kind.tone}
                value={count}
                note={formatMoney(cents)}
              />
            );
          })}
        </div>
      ) : (
        <Skeleton height={240} aria-busy="true" />
      )}
    </>
  );
}
