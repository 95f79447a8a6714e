import { Button } from '@mantine/core';
import { isPortal } from '#platform/web/api/portal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import classes from './CircularPage.module.css';
import type { Circular } from './reading.calls.ts';

/** At the foot of the screen until the circular is acknowledged. */
export function Acknowledge({
  circular: { circularId, refNo, edition },
  isPreview,
}: {
  circular: Circular;
  isPreview: boolean;
}) {
  // The bar disappears with its button, so the keyboard focus goes to the top of the page.
  const acknowledge = useChange(api.acknowledge, { onDone: () => document.getElementById('content')?.focus() });
  if (isPortal()) return null;
  return (
    <div className={classes.bar} data-sticky-foot>
      <p>By acknowledging you confirm that you have read and understood {refNo || 'this circular'}.</p>
      <Button
        size="md"
        disabled={isPreview}
        loading={acknowledge.isPending}
        onClick={() => acknowledge.mutate({ params: { id: circularId }, body: { edition } })}
      >
        Acknowledge
      </Button>
    </div>
  );
}
