import { Button } from '@mantine/core';
import { IconFileOff, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { type Paging, pagesOf } from './TableFooter.tsx';

type Props = { children: ReactNode; paging: Paging | undefined; onClearFilters: (() => void) | undefined };

/** Shown instead of rows: the page is past the end of the list, nothing matches the filters, or there is nothing yet. */
export function NoRows({ children, paging, onClearFilters }: Props) {
  // Whether the list itself is empty is not known from there.
  if (paging && paging.page > 1) return <PastTheEnd paging={paging} />;
  if (!onClearFilters) return children ?? <EmptyState title="Nothing here yet" />;
  const clear = (
    <Button variant="default" onClick={onClearFilters}>
      Clear filters
    </Button>
  );
  return (
    <EmptyState icon={IconFilterOff} title="Nothing matches these filters" action={clear}>
      Take a filter away, or search for something else.
    </EmptyState>
  );
}

const wordsOf = (pages: number) => (pages === 1 ? 'The list has 1 page.' : `The list has ${formatCount(pages)} pages.`);

/** An old link, or rows that are no longer there, may name a page that the list does not have. */
function PastTheEnd({ paging }: { paging: Paging }) {
  const { page, total, totalIsCapped, onPage } = paging;
  const first = (
    <Button variant="default" onClick={() => onPage(1)}>
      First page
    </Button>
  );
  return (
    <EmptyState icon={IconFileOff} title={`There is no page ${formatCount(page)}`} action={first}>
      {total > 0 && !totalIsCapped && wordsOf(pagesOf(paging))}
    </EmptyState>
  );
}
