import type { ReactNode } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ListFields } from '#platform/contract/list-fields.ts';
import { type Call, urlOf } from '../api/client.ts';
import { DownloadButton } from '../files/DownloadButton.tsx';
import { type Crumb, PageHeader } from '../kit/page/PageHeader.tsx';
import { List, type ListProps } from './List.tsx';
import { useListSearch } from './useListSearch.ts';

type Props<F extends ListFields, E extends Endpoint, Filter extends string> = ListProps<F, E, Filter> & {
  /** The list's file, by the same filters. */
  file: Call;
  /** Where the page stands; its title comes last. */
  crumbs: Crumb[];
  /** Buttons after the one for the file. */
  action?: ReactNode;
};

/** A page that is a list: its title, its file and its table. */
export function ListPage<const F extends ListFields, E extends Endpoint, Filter extends string>(
  props: Props<F, E, Filter>,
) {
  const { file, crumbs, action, ...list } = props;
  const { filters } = useListSearch(list.search);
  return (
    <>
      <PageHeader
        title={list.title}
        crumbs={[...crumbs, { label: list.title }]}
        action={
          <>
            <DownloadButton address={urlOf(file, { query: filters })} />
            {action}
          </>
        }
      />
      <List {...(list as ListProps<F, E, Filter>)} />
    </>
  );
}
