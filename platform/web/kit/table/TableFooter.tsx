import { NativeSelect, Pagination } from '@mantine/core';
import { formatCount } from '#platform/contract/money.ts';
import { phoneQuery, useMedia } from '../hooks/useMedia.ts';
import classes from './DataTable.module.css';

/** `Rows 1–7 of 48`, `Rows 21–40 of 10,000+`. */
const rowsLine = (page: number, size: number, shown: number, total: number, capped = false): string => {
  const first = (page - 1) * size + 1;
  return `Rows ${formatCount(first)}–${formatCount(first + shown - 1)} of ${formatCount(total)}${capped ? '+' : ''}`;
};

export type Paging = {
  page: number;
  pageSize: number;
  total: number;
  totalIsCapped?: boolean;
  /** How many rows of the list are on this page, where a row that is none of it stands with them. */
  shown?: number;
  onPage: (page: number) => void;
  onPageSize?: (size: number) => void;
  pageSizes?: number[];
};

export const pagesOf = ({ total, pageSize }: Paging) => Math.max(1, Math.ceil(total / pageSize));

/** The footer of a list: which rows are shown, the page size and the pages. */
export function TableFooter({ paging, shown }: { paging: Paging; shown: number }) {
  const { page, pageSize, total, totalIsCapped, onPage, onPageSize, pageSizes = [10, 20, 50, 100] } = paging;
  const phone = useMedia(phoneQuery);
  const pages = pagesOf(paging);
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <div className={classes.footer}>
      <span role="status" className={classes.rows}>
        {rowsLine(page, pageSize, shown, total, totalIsCapped)}
      </span>
      {onPageSize && total > (sizes[0] ?? 10) && (
        <NativeSelect
          size="xs"
          className={classes.size ?? ''}
          aria-label="Rows a page"
          data={sizes.map((size) => ({ value: String(size), label: `${size} a page` }))}
          value={String(pageSize)}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      )}
      {pages > 1 && (
        <Pagination
          className={classes.pages}
          size="sm"
          radius={8}
          total={pages}
          value={page}
          onChange={onPage}
          siblings={phone ? 0 : 1}
          boundaries={1}
          gap={6}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        />
      )}
    </div>
  );
}
