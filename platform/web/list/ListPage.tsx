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
  /** Buttons after the one for the file. */
  action?: ReactNode;
  /** Between the title and the table. */
  notice?: ReactNode;
};

/** A page that is a list: its title, its file and its table. */
export function ListPage<const F extends ListFields, E extends Endpoint, Filter extends string>(
  props: Props<F, E, Filter>,
) {
  const { file, crumbs, action, notice, ...list } = props;
  return (
    <>
      <PageHeader
        title={list.title}
        crumbs={[...crumbs, { label: list.title }]}
        action={
          <>
            {file && <ListFile file={file} search={list.search} />}
            {action}
          </>
        }
      />
      {notice}
      <List {...(list as ListProps<F, E, Filter>)} />
    </>
  );
}
