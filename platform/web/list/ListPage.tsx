import type { ReactNode } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ListFields } from '#platform/contract/list-fields.ts';
import type { Call } from '../api/client.ts';
import { type Crumb, PageHeader } from '../kit/page/PageHeader.tsx';
import type { Acts } from '../record/acts.tsx';
import { List, type ListProps } from './List.tsx';
import { useListFile } from './ListFile.tsx';

type Props<F extends ListFields, E extends Endpoint, Filter extends string> = ListProps<F, E, Filter> & {
  /** The list's file, by the same filters. */
  file?: Call;
  /** The pages above. */
  crumbs?: Crumb[];
  /** The primary verb, and one more before it. */
  action?: ReactNode;
  /** Behind three dots, before the file. */
  more?: Acts;
  /** What the browser's tab and a screen reader call the list, if not as the page. */
  label?: string;
  /** Between the title and the table. */
  notice?: ReactNode;
};

/** A page that is a list: its title, its file and its table. */
export function ListPage<const F extends ListFields, E extends Endpoint, Filter extends string>(
  props: Props<F, E, Filter>,
) {
  const { file, crumbs = [], action, more = [], title, label = title, notice, ...list } = props;
  const { search, params, always } = list;
  const exported = useListFile({ file, search, params, always });
  return (
    <>
      <PageHeader title={title} tab={label} crumbs={crumbs} action={action} more={[...more, ...exported]} />
      {notice}
      <List {...(list as ListProps<F, E, Filter>)} title={label} />
    </>
  );
}
