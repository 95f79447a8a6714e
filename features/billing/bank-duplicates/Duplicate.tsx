import { Button, Group, Text } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import type { BankLine } from '../room.calls.ts';

/** What a duplicate is the same as, and the way back. */
export function Duplicate({ line: { lineId, sameAs }, onDone }: { line: BankLine; onDone: () => void }) {
  const undo = useChange(api.undoDuplicate);
  return (
    <>
      {sameAs && (
        <Notice title="Same transaction as an earlier line">
          {[sameAs.payer, sameAs.reference, sameAs.file].filter(Boolean).join(' · ')}
        </Notice>
      )}
      <Group>
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutateAsync({ params: { id: lineId } }).then(onDone, () => {})}
        >
          It is a new transaction
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        It then waits to be matched as any other line.
      </Text>
    </>
  );
}

/** An undecided line is compared before anything else. */
export function Undecided() {
  return (
    <Notice
      tone="warning"
      title="This line may already be imported"
      action={
        <Button component={RouteLink} to="/agency-desk/finance/bank/duplicates" size="compact-md">
          Compare
        </Button>
      }
    >
      It can be matched once you have decided.
    </Notice>
  );
}
