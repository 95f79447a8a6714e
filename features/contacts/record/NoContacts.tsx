import { IconUsers } from '@tabler/icons-react';
import { NotForDesk } from '#platform/web/kit/page/NotForDesk.tsx';
import type { Crumb } from '#platform/web/kit/page/PageHeader.tsx';

/** A page of contacts, for staff, who have none. */
export const NoContacts = ({ title, crumbs }: { title: string; crumbs: Crumb[] }) => (
  <NotForDesk title={title} crumbs={crumbs} icon={IconUsers}>
    A contact is seen by the salesperson who added it, and by the administrator.
  </NotForDesk>
);
