import { ActionIcon, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './detail.module.css';

export function Download({ href, name }: { href: string; name: string }) {
  return (
    <ActionIcon component="a" href={href} download variant="subtle" color="gray" aria-label={`Download ${name}`}>
      <IconDownload size={17} stroke={1.7} />
    </ActionIcon>
  );
}

/** The last cell of a row: its paper, which is for whoever closed the deal. */
export const paperCell = (isClosing: boolean, name: string, href: string): ReactNode[] =>
  isClosing ? [<Download key="e" name={name} href={href} />] : [];

type Cell = { key: string; content: ReactNode; end?: boolean };

/** A small table of a section: words at the left, amounts at the right, the download last. */
export function Lines({
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
