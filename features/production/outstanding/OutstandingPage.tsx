import { Button } from '@mantine/core';
import { IconFileCheck, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { lateness } from '#features/billing/reports/late.rules.ts';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { List } from '#platform/web/list/List.tsx';
import { useListFile } from '#platform/web/list/ListFile.tsx';
import { api } from '../api.web.ts';
import { places } from '../links.rules.ts';
import { outstandingList } from '../lists.web.ts';
import { AskFinance } from './AskFinance.tsx';
import type { OutstandingInvoice } from './outstanding.calls.ts';
import { outstandingFields } from './outstanding.words.ts';
import { outstandingColumns } from './outstandingColumns.tsx';

/** /my-productions/outstanding-invoice: outstanding invoices, and my share of them. */
export function OutstandingPage() {
  return useMe().role === 'salesperson' ? <Outstanding /> : <NoProduction title="My Outstanding Comm" />;
}

const lateOptions = optionsOf({ OVERDUE: 'Overdue', ...lateness });

function Outstanding() {
  const [chosen, choose] = useState<string[]>([]);
  const send = useChange(api.askReminders);
  const [askedInvoice, setAsked] = useState<OutstandingInvoice>();
  const [isAsking, setAsking] = useState(false);
  const askAbout = (row: OutstandingInvoice) => {
    setAsked(row);
    setAsking(true);
  };
  const askAll = async () => {
    await send.mutateAsync({ body: { invoiceIds: chosen } });
    choose([]);
  };
  const exported = useListFile({ file: api.outstandingSheet, search: outstandingList });
  return (
    <>
      <PageHeader title="Outstanding commission" more={exported} />
      <List
        fields={outstandingFields}
        call={api.outstanding}
        search={outstandingList}
        name="outstanding"
        title="Outstanding invoices"
        rowId="invoiceId"
        to={({ transId }) => places.deal(transId)}
        selection={{
          ids: chosen,
          onChange: choose,
          rowLabel: ({ number }) => number,
          whyNot: ({ noReminder }) => noReminder,
          actions: (
            <Button
              size="xs"
              leftSection={<IconMail size={15} stroke={1.7} />}
              loading={send.isPending}
              onClick={() => void askAll().catch(() => {})}
            >
              Send reminder
            </Button>
          ),
        }}
        searches="Number, address or amount"
        selects={[{ name: 'late', label: 'Age', options: lateOptions }]}
        sums={({ totals }) => totals}
        columns={outstandingColumns(askAbout)}
        empty={
          <EmptyState icon={IconFileCheck} title="Nothing outstanding">
            Every invoice of your deals is paid.
          </EmptyState>
        }
      />
      {askedInvoice && (
        <AskFinance
          key={askedInvoice.invoiceId}
          invoice={askedInvoice}
          opened={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
