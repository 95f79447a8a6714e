import { type Call, urlOf } from '../api/client.ts';
import { DownloadButton } from '../files/DownloadButton.tsx';
import { useFileAct } from '../files/useFileAct.ts';
import type { Act } from '../record/acts.tsx';
import type { ListDefinition } from './listSearch.ts';
import { useListSearch } from './useListSearch.ts';

type Props<Filter extends string> = {
  file: Call;
  search: ListDefinition<Filter>;
  /** What its path names. */
  params?: Record<string, unknown> | undefined;
  /** What the list is of, where the URL does not say it. */
  always?: Partial<Record<Filter, string>> | undefined;
};

/** The button for the file of a list, by the filters of its page. */
export function ListFile<Filter extends string>({ file, search, params = {}, always }: Props<Filter>) {
  const { filters } = useListSearch(search);
  return <DownloadButton address={urlOf(file, { params, query: { ...filters, ...always } })} />;
}

/** The act for the file of a list, behind the dots of its page's head; none without a file. */
export function useListFile<Filter extends string>(
  props: Omit<Props<Filter>, 'file'> & { file: Call | undefined },
): Act[] {
  const { file, search, params = {}, always } = props;
  const { filters } = useListSearch(search);
  const act = useFileAct(file ? urlOf(file, { params, query: { ...filters, ...always } }) : '');
  return file ? [act] : [];
}
