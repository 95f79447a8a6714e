import { Skeleton } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { api } from '../api.ts';
import { EntryTable } from './EntryTable.tsx';

/** The entries about a deal, by its number, or about records, by their ids. */
export type EntriesOf = { deal: string } | { ids: string[] };

/** An address has room for so many ids. */
const mostIds = 200;

export function Entries({ of }: { of: EntriesOf }) {
  const query = 'deal' in of ? of : { ids: of.ids.slice(0, mostIds).join(',') };
  const found = useData(api.entries, { query });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={120} aria-busy="true" />;
  const { rows, sums } = found.data;
  if (rows.length === 0) return <p>Nothing is posted yet.</p>;
  return <EntryTable entries={rows} sums={rows.length > 1 ? sums : []} />;
}
