import { Button } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';

/** Shown for a page whose feature comes later, with what it will do. */
export function ComingPage({ name, what }: { name: string; what: string }) {
  const home = (
    <Button variant="default" component={RouteLink} to="/">
      Go to Dashboard
    </Button>
  );
  return (
    <>
      <PageHeader title={name} />
      <Panel>
        <EmptyState icon={IconHourglassEmpty} title="Coming soon" action={home}>
          It comes in a later version. {what}
        </EmptyState>
      </Panel>
    </>
  );
}
