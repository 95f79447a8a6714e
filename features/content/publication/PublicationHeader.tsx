import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Crumb, PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';
import type { PublicationState } from './publication.rules.ts';

type Props = {
  title: string;
  crumbs: Crumb[];
  state: PublicationState;
  /** Its page, as readers open it. */
  page: string;
  action?: ReactNode;
};

/** The head of what the desk publishes: its state, and its page as readers will see it. */
export const PublicationHeader = ({ title, crumbs, state, page, action }: Props) => (
  <PageHeader
    title={title}
    crumbs={[...crumbs, { label: title }]}
    meta={<PublicationBadge state={state} />}
    action={
      <>
        {action}
        <Button
          component={RouteLink}
          to={`${page}?preview=true`}
          variant="default"
          leftSection={<IconEye size={17} stroke={1.7} />}
        >
          Preview
        </Button>
      </>
    }
  />
);
