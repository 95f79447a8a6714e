import { ActionIcon, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { receiptMethods, receiptStates } from '#features/billing/words.ts';
import { earningKinds } from '#features/payout/words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { movedOf, sumsOfDeal } from '../../rules/sums-of-deal.ts';
import { api } from '../api.ts';
import classes from './detail.module.css';
import type { Detail } from './detail.ts';

type Props = { deal: Detail };

function Download({ href, name }: { href: string; name: string }) {
  return (
    <ActionIcon component="a" href={href} download variant="subtle" color="gray" aria-label={`Download ${name}`}>
      <IconDownload size={17} stroke={1.7} />
    </ActionIcon>
  );
}

type Cell = { key: string; content: ReactNode; end?: boolean };

/** A small table of a section: words at the left, amounts at the right, the download last. */
function Lines({
  heads,
  rows,
  totals = [],
  empty,
}: {
  heads: Omit<Cell, 'content'>[];
  rows: { id: string; cells: ReactNode[] }[];
  totals?: ReactNode[][];
  empty: string;
}) {
  if (rows.length === 0) return <p className={classes.dim}>{empty}</p>;
  return (
    <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="region" aria-label={heads[0]?.key ?? ''}>
      <Table verticalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            {heads.map(({ key, end }) => (
              <Table.Th key={key} ta={end ? 'end' : 'start'}>
                {key}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, cells }) => (
            <Table.Tr key={id}>
              {cells.map((content, index) => (
                <Table.Td key={heads[index]?.key} ta={heads[index]?.end ? 'end' : 'start'}>
                  {content}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          {totals.map((cells) => (
            <Table.Tr key={String(cells[0])} fw={600}>
              {cells.map((content, index) => (
                <Table.Td key={heads[index]?.key} ta={heads[index]?.end ? 'end' : 'start'}>
                  {content}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const sumOf = <Row,>(rows: Row[], of: (row: Row) => number) => (
  <Money bare cents={rows.reduce((sum, row) => sum + of(row), 0)} />
);

export function Invoices({ deal: { transId, isClosing, invoices, proFormas } }: Props) {
  const columns = [
    { key: 'Invoice' },
    { key: 'Bill to' },
    { key: 'Before GST', end: true },
    { key: 'GST', end: true },
    { key: 'Total (S$)', end: true },
    { key: 'Open', end: true },
    ...(isClosing ? [{ key: 'PDF', end: true }] : []),
  ];
  return (
    <>
      <Lines
        heads={columns}
        empty="No tax invoice yet. Finance issues it upon completion."
        rows={invoices.map((row) => ({
          id: row.invoiceId,
          cells: [
            <TwoLines
              key="n"
              strong
              sub={`${formatDay(row.issuedOn)} · ${row.isCredited ? 'credited' : `due ${formatDay(row.dueOn)}`}${row.creditedCents > 0 ? ` · ${formatMoney(row.creditedCents)} credited` : ''}`}
            >
              {row.number}
            </TwoLines>,
            row.to,
            <Money key="a" bare cents={row.netCents} />,
            <Money key="b" bare cents={row.gstCents} />,
            <Money key="c" bare cents={row.totalCents} />,
            <Money key="d" bare cents={row.openCents} />,
            ...(isClosing
              ? [
                  <Download
                    key="e"
                    name={row.number}
                    href={urlOf(api.taxInvoicePdf, { query: { transId, invoiceId: row.invoiceId } })}
                  />,
                ]
              : []),
          ],
        }))}
      />
      {proFormas.length > 0 && (
        <p className={classes.dim}>
          Pro-forma {proFormas.map(({ number }) => number).join(', ')}{' '}
          <Download name="pro-forma invoices" href={urlOf(api.proFormaPdf, { query: { transId } })} />
        </p>
      )}
    </>
  );
}

/** What clients paid, and what was worked out anew since: together what was earned. */
export function Receipts({ deal }: Props) {
  const { transId, isClosing, receipts, payouts } = deal;
  const columns = [
    { key: 'Receipt' },
    { key: 'Method' },
    { key: 'Received (S$)', end: true },
    { key: 'Before GST', end: true },
    { key: 'My share earned', end: true },
    ...(isClosing ? [{ key: 'PDF', end: true }] : []),
  ];
  return (
    <Lines
      heads={columns}
      empty="No payment yet."
      rows={[
        ...receipts.map((row) => ({
          id: row.commrcvID,
          cells: [
            <TwoLines key="n" strong sub={formatDay(row.receivedOn)}>
              {row.number}
            </TwoLines>,
            <TwoLines
              key="m"
              sub={row.state === 'USED' || row.state === 'CREDIT' ? 'Cleared' : receiptStates[row.state]}
            >
              {receiptMethods[row.method]}
            </TwoLines>,
            <Money key="a" bare cents={row.totalCents} />,
            <Money key="b" bare cents={row.netCents} />,
            <Money key="c" bare cents={row.ownCents} />,
            ...(isClosing
              ? [
                  <Download
                    key="e"
                    name={row.number}
                    href={urlOf(api.receiptPdf, { query: { transId, commrcvID: row.commrcvID } })}
                  />,
                ]
              : []),
          ],
        })),
        ...movedOf(payouts).map(({ day, cents }) => ({
          id: day,
          cells: [
            <TwoLines key="n" strong sub={formatDay(day)}>
              Worked out anew
            </TwoLines>,
            '',
            '',
            '',
            <Money key="c" bare cents={cents} />,
            ...(isClosing ? [''] : []),
          ],
        })),
      ]}
      totals={[
        [
          'Total',
          '',
          sumOf(receipts, ({ totalCents }) => totalCents),
          sumOf(receipts, ({ netCents }) => netCents),
          <Money key="c" bare cents={sumsOfDeal(deal).earnedCents} />,
          ...(isClosing ? [''] : []),
        ],
      ]}
    />
  );
}

type Payout = Detail['payouts'][number];

function PayoutState({ payout: { state, why, paidOn } }: { payout: Payout }) {
  if (state === 'PAID')
    return (
      <StatusBadge tone="success" note={paidOn ? formatDay(paidOn) : undefined}>
        Paid
      </StatusBadge>
    );
  if (state === 'RETURNED') return <StatusBadge tone="warning">Returned by the bank</StatusBadge>;
  if (state === 'IN_RUN') return <StatusBadge tone="info">In the next payout</StatusBadge>;
  if (state === 'HELD')
    return (
      <StatusBadge tone="neutral" note={why ?? undefined}>
        Held
      </StatusBadge>
    );
  return (
    <StatusBadge tone="info" note="All checks passed">
      Ready
    </StatusBadge>
  );
}

/** What was earned and how far it is paid, with a sum of each that there is. */
export function Payouts({ deal }: Props) {
  const { payouts } = deal;
  const { paidCents, notPaidCents, overridingCents } = sumsOfDeal(deal);
  const sums: [label: string, cents: number][] = [
    ['Paid to me', paidCents],
    ['Not paid yet', notPaidCents],
    ['Overriding', overridingCents],
  ];
  return (
    <Lines
      heads={[
        { key: 'Payout' },
        { key: 'For' },
        { key: 'State' },
        { key: 'Amount (S$)', end: true },
        { key: 'PDF', end: true },
      ]}
      empty="Nothing earned yet. What a client pays is earned when it has cleared."
      rows={payouts.map((row) => ({
        id: row.earningId,
        cells: [
          row.voucher ?? 'Next payout',
          <TwoLines key="n" sub={`${earningKinds[row.kind]} · ${formatDay(row.earnedOn)}`}>
            {row.number ?? 'Worked out anew'}
          </TwoLines>,
          <PayoutState key="s" payout={row} />,
          <Money key="a" bare cents={row.cents} />,
          row.lineId && row.voucher ? (
            <Download key="e" name={row.voucher} href={urlOf(api.statement, { params: { id: row.lineId } })} />
          ) : (
            ''
          ),
        ],
      }))}
      totals={sums
        .filter(([, cents], index) => index === 0 || cents !== 0)
        .map(([label, cents]) => [label, '', '', <Money key={label} bare cents={cents} />, ''])}
    />
  );
}

const types = { 1: 'First', 2: 'Second', 3: 'Final' } as const;

export function Reminders({ deal: { transId, isClosing, reminders } }: Props) {
  return (
    <Lines
      heads={[
        { key: 'Reminder' },
        { key: 'Invoice' },
        { key: 'Sent' },
        ...(isClosing ? [{ key: 'PDF', end: true }] : []),
      ]}
      empty="None made yet."
      rows={reminders.map((row) => ({
        id: row.reminderId,
        cells: [
          <TwoLines key="n" strong sub={formatDay(row.madeOn)}>
            {`${types[row.type]} · ${row.number}`}
          </TwoLines>,
          row.invoiceNumber,
          row.sentAt ? formatDay(row.sentAt.slice(0, 10)) : 'Not sent yet',
          ...(isClosing
            ? [
                <Download
                  key="e"
                  name={row.number}
                  href={urlOf(api.reminderPdf, { query: { transId, type: String(row.type) } })}
                />,
              ]
            : []),
        ],
      }))}
    />
  );
}
