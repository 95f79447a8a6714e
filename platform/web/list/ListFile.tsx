import { type Call, urlOf } from '../api/client.ts';
import { DownloadButton } from '../files/DownloadButton.tsx';
import type { ListDefinition } from './listSearch.ts';
import { useListSearch } from './useListSearch.ts';

/** The button for the file of a list, by the filters of its page. */
export function ListFile<Filter extends string>({ file, search }: { file: Call; search: ListDefinition<Filter> }) {
  const { filters } = useListSearch(search);
  return <DownloadButton address={urlOf(file, { query: filters })} />;
}
