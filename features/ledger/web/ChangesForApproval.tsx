import { Button, Group, type MantineSpacing, Stack } from '@mantine/core';
import type * as z from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';

type Change = { changeId: string; title: string; lines: string[]; preparedBy: string; isMine: boolean };
type Decision = Call<
  Endpoint & { params: z.ZodObject<{ id: z.ZodType<string, string> }>; query?: undefined; body?: undefined }
>;
type Calls = { approve: Decision; decline: Decision };

/** Changes that wait for a second person, each with the decision. One's own can only be taken back. */
export function ChangesForApproval({ changes, mb = 20, ...calls }: { changes: Change[]; mb?: MantineSpacing } & Calls) {
  if (changes.length === 0) return null;
  return (
    <Stack gap="sm" mb={mb}>
      {changes.map((change) => (
        <ChangeForApproval key={change.changeId} change={change} {...calls} />
      ))}
    </Stack>
  );
}

/** One of them. */
export function ChangeForApproval({ change, ...calls }: { change: Change } & Calls) {
  const approve = useChange(calls.approve);
  const decline = useChange(calls.decline);
  const { title, lines, preparedBy, isMine } = change;
  const params = { id: change.changeId };
  return (
    <Notice tone="warning" title={`For approval: ${title}`}>
      <p>{isMine ? 'You asked for it, so somebody else approves it.' : `${preparedBy} asked for it.`}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Group gap="xs">
        {!isMine && (
          <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
            Approve
          </Button>
        )}
        <Button size="xs" variant="default" loading={decline.isPending} onClick={() => decline.mutate({ params })}>
          {isMine ? 'Take back' : 'Decline'}
        </Button>
      </Group>
    </Notice>
  );
}
