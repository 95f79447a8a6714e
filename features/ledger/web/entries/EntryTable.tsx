import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import classes from './EntryTable.module.css';

type Line = { account: number | null; name: string; cents: number };
type Props = {
  entries: { entryId: number; day: string; valueDay?: string; text: string; lines: Line[] }[];
  /** What they add up to, account by account. */
  sums?: Line[];
};

/** Entries of the journal with their lines, and what they add up to. */
export function EntryTable({ entries, sums = [] }: Props) {
  return (
    <Table.ScrollContainer minWidth={300} type="native" tabIndex={0} role="region" aria-label="Lines of the journal">
      <Table verticalSpacing={6} horizontalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Account</Table.Th>
            <Table.Th ta="end">Debit (S$)</Table.Th>
            <Table.Th ta="end">Credit (S$)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {entries.map(({ entryId, day, valueDay = day, text, lines }) => (
          <Table.Tbody key={entryId}>
            <Head>
              {formatDay(day)} · {text}
              {valueDay !== day && <span className={classes.dim}> value day {formatDay(valueDay)}</span>}
            </Head>
            <Lines lines={lines} />
          </Table.Tbody>
        ))}
        {sums.length > 0 && (
          <Table.Tbody>
            <Head>Together</Head>
            <Lines lines={sums} />
          </Table.Tbody>
        )}
      </Table>
    </Table.ScrollContainer>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <Table.Tr className={classes.entry}>
      <Table.Th colSpan={3} scope="rowgroup">
        {children}
      </Table.Th>
    </Table.Tr>
  );
}

function Lines({ lines }: { lines: Line[] }) {
  return lines.map(({ account, name, cents }) => (
    <Table.Tr key={`${account} ${name} ${cents}`}>
      <Table.Td>
        <span className={classes.account}>{account ?? ''}</span> {name}
      </Table.Td>
      <Table.Td ta="end">{cents > 0 && <Money bare cents={cents} />}</Table.Td>
      <Table.Td ta="end">{cents < 0 && <Money bare cents={-cents} />}</Table.Td>
    </Table.Tr>
  ));
}
