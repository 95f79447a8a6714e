import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../page/EmptyState.tsx';

type Props = { children: ReactNode; onClearFilters: (() => void) | undefined };

/** Shown instead of rows: nothing matches the filters, or there is nothing yet. */
export function NoRows({ children, onClearFilters }: Props) {
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
