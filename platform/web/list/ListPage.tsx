import type { ReactNode } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ListFields } from '#platform/contract/list-fields.ts';
import type { Call } from '../api/client.ts';
import { type Crumb, PageHeader } from '../kit/page/PageHeader.tsx';
import { List, type ListProps } from './List.tsx';
import { ListFile } from './ListFile.tsx';

type Props<F extends ListFields, E extends Endpoint, Filter extends string> = ListProps<F, E, Filter> & {
  /** The list's file, by the same filters. */
  file?: Call;
  /** Where the page stands; its title comes last. */
  crumbs: Crumb[];
  /** Links to pages beside, before the button for the file. */
  links?: ReactNode;
  /** Buttons after the one for the file. */
  action?: ReactNode;
  /** What a screen reader calls the table, if not as the page. */
  label?: string;
  /** Between the title and the table. */
  notice?: ReactNode;
};

/** A page that is a list: its title, its file and its table. */
export function ListPage<const F extends ListFields, E extends Endpoint, Filter extends string>(
  props: Props<F, E, Filter>,
) {
  const { file, crumbs, links, action, title, label = title, notice, ...list } = props;
  const { search, params, always } = list;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { label: title }]}
        action={
          <>
            {links}
            {file && <ListFile file={file} search={search} params={params} always={always} />}
            {action}
          </>
        }
      />
      {notice}
      <List {...(list as ListProps<F, E, Filter>)} title={label} />
    </>
  );
}
