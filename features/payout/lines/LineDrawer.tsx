import { Anchor, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { HoldItem } from '../holds/HoldItem.tsx';
import { isPaidOut, itemKinds, type RunKind } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { GstInvoiceForm, PayLineForm, ReturnLineForm } from './LineForms.tsx';
import { LineBadge } from './lineColumns.tsx';
import type { Item, Line } from './lines.calls.ts';
import { Statement } from './Statement.tsx';

type Props = { run: Data<typeof payout.run>; line: Line | undefined; onClose: () => void };

/** A line of a run: what it pays, and what the bank did with it. */
export function LineDrawer({ run, line, onClose }: Props) {
  const shown = useLast(line);
  return (
    <SideDrawer opened={line !== undefined} onClose={onClose} title={shown ? (shown.voucher ?? shown.name) : ''}>
      {shown && <Details run={run} line={shown} />}
    </SideDrawer>
  );
}

function Details({ run, line: opened }: { run: Props['run']; line: Line }) {
  const found = useData(api.line, { params: { id: opened.lineId } });
  // As it is now, after it was paid or returned.
  const line = found.data ?? opened;
  return (
    <Stack gap="lg">
      <KeyValues
        short
        items={[
          { label: 'Payee', value: <TwoLines sub={line.payeeNo}>{line.name}</TwoLines>, wide: true },
          { label: 'Bank account', value: <TwoLines sub={line.accountMasked}>{line.bank}</TwoLines> },
          { label: 'Net', value: <Money cents={line.netCents} /> },
          ...(line.gstCents !== 0
            ? [
                {
                  label: 'GST in it',
                  value: <TwoLines sub={<TaxInvoice line={line} />}>{formatMoney(line.gstCents)}</TwoLines>,
                },
              ]
            : []),
          ...(line.withheldCents > 0
            ? [{ label: 'Less, withheld for others', value: <Money cents={line.withheldCents} /> }]
            : []),
          ...(line.recoveredCents > 0
            ? [{ label: 'Less, for advances', value: <Money cents={line.recoveredCents} /> }]
            : []),
          { label: 'Payment', value: <LineBadge line={line} /> },
          ...(line.leftOutReason ? [{ label: 'Why it was left out', value: line.leftOutReason, wide: true }] : []),
          ...(line.returnReason ? [{ label: 'Why it was returned', value: line.returnReason, wide: true }] : []),
        ]}
      />
      <Items kind={run.kind} found={found} mayHold={['DRAFT', 'APPROVED'].includes(run.state)} />
      {run.state === 'DRAFT' && line.gstRate > 0 && !line.isSelfBilled && (
        <GstInvoiceForm key={line.lineId} line={line} />
      )}
      {run.state === 'SENT' && !line.paidOn && !line.leftOutReason && <PayLineForm key={line.lineId} line={line} />}
      {line.paidOn && !line.returnedOn && <ReturnLineForm key={line.lineId} line={line} />}
      {line.paidOn && <LedgerEntries of={{ ids: [line.lineId] }} />}
    </Stack>
  );
}

/** Ours as a PDF, or the number of theirs. */
function TaxInvoice({ line: { lineId, isSelfBilled, gstInvoice } }: { line: Line }) {
  if (!isSelfBilled) return gstInvoice;
  if (!gstInvoice) return 'tax invoice at approval';
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
  const { items, mailedAt, ...line } = found.data;
  return (
    <>
      {items.length > 0 && <ItemTable kind={kind} line={line} items={items} mayHold={mayHold} />}
      {line.voucher && kind === 'SALESPEOPLE' && <Statement line={line} mailedAt={mailedAt} />}
    </>
  );
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
