import { Table } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import classes from './detail.module.css';
import type { Detail } from './detail.ts';

/** The entries of the journal about a deal: what others get of it is one line. */
export function Journal({ entries }: { entries: Detail['entries'] }) {
  if (entries.length === 0) return <p className={classes.dim}>Nothing is posted before the first invoice.</p>;
  return (
    <Table.ScrollContainer minWidth={520} type="native" tabIndex={0} role="region" aria-label="Ledger entries">
      <Table verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Account</Table.Th>
            <Table.Th ta="end">Debit (S$)</Table.Th>
            <Table.Th ta="end">Credit (S$)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {entries.toReversed().map(({ entryId, day, text, lines }) => (
          <Table.Tbody key={entryId}>
            <Table.Tr className={classes.entry}>
              <Table.Th colSpan={3} scope="rowgroup">
                {formatDay(day)} · {text}
              </Table.Th>
            </Table.Tr>
            {lines.map(({ account, name, cents }) => (
              <Table.Tr key={`${account} ${name} ${cents}`}>
                <Table.Td>
                  <span className={classes.account}>{account ?? ''}</span> {name}
                </Table.Td>
                <Table.Td ta="end">{cents > 0 && <Money bare cents={cents} />}</Table.Td>
                <Table.Td ta="end">{cents < 0 && <Money bare cents={-cents} />}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </Table.ScrollContainer>
  );
}
