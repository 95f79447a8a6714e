import { Button } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';

/** In the place of a page whose feature is not there yet: says so, and what it will hold. */
export function ComingPage({ name, what, isPublic = false }: { name: string; what: string; isPublic?: boolean }) {
  const home = (
    <Button variant="default" component={RouteLink} to="/">
      Go to Dashboard
    </Button>
  );
  return (
    <>
      <PageHeader title={name} />
      <Panel>
        <EmptyState
          icon={IconHourglassEmpty}
          title="This page is not there yet"
          // Who comes without an account has none.
          action={isPublic ? undefined : home}
        >
          It comes in a later version. {what}
        </EmptyState>
      </Panel>
    </>
  );
}
