import { Box, Group, Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatMonth } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { accounts, balanceWords } from '../words.ts';
import { api } from './api.ts';
import { Months } from './Months.tsx';

const ofMonth = (month: string | null) => (month ? { month } : {});

/** /agency-desk/finance/ledger: the trial balance, and the journal as a file. */
export function LedgerPage() {
  const [month, setMonth] = useState<string | null>(null);
  const months = useData(api.months, { query: {} }).data?.rows ?? [];
  const journal = useFileAct(urlOf(api.journal, {}), { label: 'Export for hledger' });
  return (
    <>
      <PageHeader title="Ledger" more={[journal]} />
      <Panel
        title="Trial balance"
        description="Commission as it is received, in double entry. These are not the statutory accounts."
      >
        <Group mb="md" align="end">
          <Select
            label="Month"
            placeholder="All months"
            clearable
            data={months.map((each) => ({ value: each.month.slice(0, 7), label: formatMonth(each.month) }))}
            value={month}
            onChange={setMonth}
          />
          <DownloadButton address={urlOf(api.balancesSheet, { query: ofMonth(month) })} />
        </Group>
        <TrialBalance month={month} />
      </Panel>
      <Box mt={20}>
        <Months all={months} />
      </Box>
    </>
  );
}

function TrialBalance({ month }: { month: string | null }) {
  const found = useData(api.balances, { query: ofMonth(month) }, { keepPrevious: true });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={320} aria-busy="true" />;
  const { rows } = found.data;
  const amounts = (header: string, of: (row: (typeof rows)[number]) => number) => ({
    id: header,
    header,
    align: 'end' as const,
    cell: (row: (typeof rows)[number]) => amountOf(of(row)),
    total: amountOf(rows.reduce((total, row) => total + of(row), 0)),
  });
  return (
    <MiniTable
      label="Trial balance"
      rows={rows}
      columns={[
        {
          id: 'account',
          header: 'Account',
          cell: ({ account }) => (
            <>
              <span className="g-figures">{account}</span> {accounts[account]}
            </>
          ),
        },
        // On a phone the balance alone has room.
        { ...amounts('Debit (S$)', ({ debitCents }) => debitCents), card: 'none' },
        { ...amounts('Credit (S$)', ({ creditCents }) => creditCents), card: 'none' },
        amounts(balanceWords(month), ({ balanceCents }) => balanceCents),
      ]}
    />
  );
}

const amountOf = (cents: number) => (cents === 0 ? '–' : <Money bare cents={cents} />);
