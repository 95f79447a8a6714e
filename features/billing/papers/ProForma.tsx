import { Button } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';

/** Issues a pro-forma invoice of a bill that has no invoice yet. */
export function ProForma({ billId }: { billId: string }) {
  const issue = useChange(api.issueProForma);
  return (
    <Button variant="default" loading={issue.isPending} onClick={() => issue.mutate({ params: { id: billId } })}>
      Pro-forma invoice
    </Button>
  );
}
