import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Data } from '#platform/contract/endpoint.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import type { ledger } from '../../contract.ts';
import { api } from '../api.ts';
import { EntryTable } from './EntryTable.tsx';

/** The entries about a deal, by its number, or about records, by their ids. */
export type EntriesOf = { deal: string } | { ids: string[] };

/** An address has room for so many ids. */
const mostIds = 200;

export function Entries({ of }: { of: EntriesOf }) {
  const query = 'deal' in of ? of : { ids: of.ids.slice(0, mostIds).join(',') };
  return <FoundEntries found={useData(api.entries, { query })} />;
}

type Found = UseQueryResult<Data<typeof ledger.entries>, CallFailure>;

/** Entries as a call has found them, with their sums. */
export function FoundEntries({ found }: { found: Found }) {
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={120} aria-busy="true" />;
  const { rows, sums } = found.data;
  if (rows.length === 0) return <p>Nothing is posted yet.</p>;
  return <EntryTable entries={rows} sums={rows.length > 1 ? sums : []} />;
}
