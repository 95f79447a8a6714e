import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';

/** The button that opens an empty wizard. */
export function NewTransaction() {
  return (
    <Button
      component={RouteLink}
      to="/e-submission/submit-new-transaction"
      leftSection={<IconPlus size={17} stroke={2.2} />}
    >
      New transaction
    </Button>
  );
}
