import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import classes from './detail.module.css';

export function Download({ href, name }: { href: string; name: string }) {
  return (
    <ActionIcon component="a" href={href} download variant="subtle" color="gray" aria-label={`Download ${name}`}>
      <IconDownload size={17} stroke={1.7} />
    </ActionIcon>
  );
}

/** Last cell of a row: its paper, if the user may open it. */
export const paperCell = (opensPapers: boolean, name: string, href: string): ReactNode[] =>
  opensPapers ? [<Download key="e" name={name} href={href} />] : [];

type Cell = { key: string; content: ReactNode; end?: boolean };

type Props = {
  heads: Omit<Cell, 'content'>[];
  rows: { id: string; cells: ReactNode[] }[];
  totals?: ReactNode[][];
  empty: string;
};

/** A small table of a section: words at the left, amounts at the right, the download last. On a phone, cards. */
export function Lines({ heads, rows, totals = [], empty }: Props) {
  const phone = useMedia(phoneQuery);
  if (rows.length === 0) return <p className={classes.dim}>{empty}</p>;
  if (phone) return <Cards heads={heads} rows={rows} totals={totals} />;
  return (
    <MiniTable<ReactNode[]>
      label={heads[0]?.key ?? ''}
      rows={[
        ...rows.map(({ cells }) => cells),
        ...totals.map((cells) => cells.map((cell, at) => <b key={heads[at]?.key}>{cell}</b>)),
      ]}
      columns={heads.map(({ key, end }, at) => ({
        id: key,
        header: key,
        align: end ? 'end' : 'start',
        cell: (cells) => cells[at],
      }))}
    />
  );
}

/** Each row as a card: its name with the download beside it, and every other cell that is not empty on a line. */
function Cards({ heads, rows, totals }: Required<Omit<Props, 'empty'>>) {
  const paper = heads.findIndex(({ key }) => key === 'PDF');
  return (
    <ul className={classes.cards} aria-label={heads[0]?.key ?? ''}>
      {[...rows, ...totals.map((cells) => ({ id: String(cells[0]), cells, isTotal: true }))].map((row) => (
        <li key={row.id} data-total={'isTotal' in row || undefined}>
          <div className={classes.cardHead}>
            {row.cells[0]}
            {row.cells[paper]}
          </div>
          <dl>
            {row.cells.map(
              (content, index) =>
                index > 0 &&
                index !== paper &&
                content !== '' && (
                  <div key={heads[index]?.key}>
                    <dt>{heads[index]?.key}</dt>
                    <dd>{content}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
