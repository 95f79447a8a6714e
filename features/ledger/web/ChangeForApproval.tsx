import { Button, Group } from '@mantine/core';
import { Notice } from '#platform/web/kit/page/Notice.tsx';

type Change = { title: string; lines: string[]; preparedBy: string; isMine: boolean };
type Decision = { isPending: boolean; decide: () => void };

/** A change that waits for a second person, with the decision. One's own can only be taken back. */
export function ChangeForApproval(props: { change: Change; approve: Decision; decline: Decision }) {
  const { change, approve, decline } = props;
  const { title, lines, preparedBy, isMine } = change;
  return (
    <Notice tone="warning" title={`For approval: ${title}`}>
      <p>{isMine ? 'You asked for it, so somebody else approves it.' : `${preparedBy} asked for it.`}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Group gap="xs">
        {!isMine && (
          <Button size="xs" loading={approve.isPending} onClick={approve.decide}>
            Approve
          </Button>
        )}
        <Button size="xs" variant="default" loading={decline.isPending} onClick={decline.decide}>
          {isMine ? 'Take back' : 'Decline'}
        </Button>
      </Group>
    </Notice>
  );
}
