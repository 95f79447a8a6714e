import { Anchor, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { HoldItem } from '../holds/HoldItem.tsx';
import { isPaidOut, itemKinds, type RunKind } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { GstInvoiceForm, PayLineForm, ReturnLineForm } from './LineForms.tsx';
import { type Doing, LineHead } from './LineHead.tsx';
import type { Item, Line } from './lines.calls.ts';

type Props = OfList & { run: Data<typeof payout.run>; line: Line | undefined };

/** A line of a run: what it pays, and what the bank did with it. */
export function LineDrawer({ run, line, ...ofList }: Props) {
  const shown = useLast(line);
  return (
    <SideDrawer opened={line !== undefined} {...ofList} title={shown ? (shown.voucher ?? shown.name) : ''}>
      {shown && <Details key={shown.lineId} run={run} line={shown} />}
    </SideDrawer>
  );
}

function Details({ run, line: opened }: { run: Props['run']; line: Line }) {
  const found = useData(api.line, { params: { id: opened.lineId } });
  const [doing, choose] = useState<Doing>();
  // As it is now, after it was paid or returned.
  const line = found.data ?? opened;
  const form = { line, onDone: () => choose(undefined) };
  return (
    <Stack gap="lg">
      <LineHead run={run} line={line} mailedAt={found.data?.mailedAt} doing={doing} choose={choose} />
      {doing === 'invoice' && <GstInvoiceForm {...form} />}
      {doing === 'payment' && <PayLineForm {...form} />}
      {doing === 'return' && <ReturnLineForm {...form} />}
      {!doing && (
        <>
          <LineFacts line={line} mailedAt={found.data?.mailedAt} />
          <Items kind={run.kind} found={found} mayHold={['DRAFT', 'APPROVED'].includes(run.state)} />
          {line.paidOn && <LedgerEntries of={{ ids: [line.lineId] }} />}
        </>
      )}
    </Stack>
  );
}

function LineFacts({ line, mailedAt }: { line: Line; mailedAt: string | null | undefined }) {
  const { gstCents, withheldCents, recoveredCents, leftOutReason, returnReason } = line;
  return (
    <Facts
      items={[
        gstCents !== 0 && { label: 'GST in it', value: <Money cents={gstCents} /> },
        gstCents !== 0 && { label: 'Tax invoice', value: <TaxInvoice line={line} /> },
        withheldCents > 0 && { label: 'Withheld for others', value: <Money cents={-withheldCents} /> },
        recoveredCents > 0 && { label: 'For advances', value: <Money cents={-recoveredCents} /> },
        { label: 'Statement mailed', value: mailedAt && formatInstant(mailedAt) },
        { label: 'Why it was left out', value: leftOutReason, wide: true },
        { label: 'Why it was returned', value: returnReason, wide: true },
      ]}
    />
  );
}

/** Ours as a PDF, or the number of theirs. */
function TaxInvoice({ line: { lineId, isSelfBilled, gstInvoice } }: { line: Line }) {
  if (!isSelfBilled) return gstInvoice;
  if (!gstInvoice) return 'at approval';
  return (
    <Anchor inherit href={urlOf(api.taxInvoice, { params: { id: lineId } })} download>
      {gstInvoice}
    </Anchor>
  );
}

type ItemsProps = { kind: RunKind; found: UseQueryResult<Data<typeof payout.line>>; mayHold: boolean };

function Items({ kind, found, mayHold }: ItemsProps) {
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={120} aria-busy="true" />;
  const { items, ...line } = found.data;
  return items.length > 0 && <ItemTable kind={kind} line={line} items={items} mayHold={mayHold} />;
}

type ItemTableProps = { kind: RunKind; line: Line; items: Item[]; mayHold: boolean };

function ItemTable({ kind, line, items, mayHold }: ItemTableProps) {
  return (
    <MiniTable
      label="What it pays"
      rows={items}
      columns={[
        {
          id: 'what',
          header: 'What it pays',
          cell: (item) => (
            <TwoLines
              sub={
                <>
                  {itemKinds[item.kind]}, <Day day={item.clearedOn} />
                </>
              }
            >
              {[item.of, item.caseNo].filter(Boolean).join(', ')}
            </TwoLines>
          ),
        },
        { id: 'amount', header: 'Amount (S$)', align: 'end', cell: ({ cents }) => <Money bare cents={cents} /> },
        mayHold && {
          id: 'hold',
          header: '',
          align: 'end',
          cell: (item) => isPaidOut(item) && <HoldItem item={item} line={line} kind={kind} />,
        },
      ]}
    />
  );
}
