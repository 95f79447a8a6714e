import type { ComponentProps } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { type Crumb, PageHeader } from './PageHeader.tsx';

type Props = Pick<ComponentProps<typeof EmptyState>, 'icon' | 'children'> & { title: string; crumbs?: Crumb[] };

/** A page that opens for everyone and has nothing for the desk of whoever opened it: `children` say whose it is. */
export const NotForDesk = ({ title, crumbs = [], icon, children }: Props) => (
  <>
    <PageHeader title={title} crumbs={crumbs} />
    <EmptyState title="Nothing here for your desk" {...(icon && { icon })}>
      {children}
    </EmptyState>
  </>
);
