import { Table } from '@mantine/core';
import { formatAmount, formatMoney } from '#platform/contract/money.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import lists from '../Lines.module.css';
import classes from './revision.module.css';
import type { Follows as Given } from './revisions.calls.ts';

/** What follows from a revision: credit notes, credit of payers, and the lines of the split. */
export function Follows({ follows: { credits, receipts, lines } }: { follows: Given }) {
  if (credits.length + receipts.length + lines.length === 0)
    return <p className={classes.note}>No invoice is credited, and the split stays as it is.</p>;
  return (
    <div className={classes.parts}>
      {credits.length > 0 && (
        <section>
          <h3 className={lists.title}>Credit notes</h3>
          <ul className={lists.list}>
            {credits.map(({ number, to, netCents, gstCents, isWhole }) => (
              <li key={number} className={lists.line}>
                <TwoLines strong sub={to}>
                  {isWhole ? `The whole of ${number}` : `A part of ${number}`}
                </TwoLines>
                <TwoLines sub={gstCents > 0 ? `with GST of ${formatMoney(gstCents)}` : undefined}>
                  <Money cents={netCents + gstCents} />
                </TwoLines>
              </li>
            ))}
          </ul>
        </section>
      )}
      {receipts.length > 0 && (
        <section>
          <h3 className={lists.title}>Becomes the client’s credit</h3>
          <ul className={lists.list}>
            {receipts.map(({ number, payer, cents }) => (
              <li key={number} className={lists.line}>
                <TwoLines strong sub={payer}>
                  {number}
                </TwoLines>
                <Money cents={cents} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && <SplitLines lines={lines} />}
    </div>
  );
}

const nameOf = ({ kind, name, shareName }: Given['lines'][number]) =>
  name ?? (kind === 'COBROKE' ? shareName : 'Agency');

function SplitLines({ lines }: Pick<Given, 'lines'>) {
  const hasMoved = lines.some(({ movedCents }) => movedCents !== 0);
  const isOfSeveral = new Set(lines.map(({ position }) => position)).size > 1;
  return (
    <section>
      <h3 className={lists.title}>Commission split</h3>
      <div className={classes.scroll}>
        <Table aria-label="Lines of the split that change" verticalSpacing="xs" horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Who</Table.Th>
              <Table.Th ta="end">Now (S$)</Table.Th>
              <Table.Th ta="end">New (S$)</Table.Th>
              {hasMoved && <Table.Th ta="end">Earned so far (S$)</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={`${line.position} ${line.kind} ${line.personId}`}>
                <Table.Td>
                  <TwoLines sub={!isOfSeveral || nameOf(line) === line.shareName ? undefined : `of ${line.shareName}`}>
                    {nameOf(line)}
                  </TwoLines>
                </Table.Td>
                <Table.Td ta="end">{formatAmount(line.beforeCents)}</Table.Td>
                <Table.Td ta="end">{formatAmount(line.afterCents)}</Table.Td>
                {hasMoved && <Table.Td ta="end">{signed(line.movedCents)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}

const signed = (cents: number): string =>
  cents === 0 ? '–' : `${cents > 0 ? '+' : '−'}${formatAmount(Math.abs(cents))}`;
