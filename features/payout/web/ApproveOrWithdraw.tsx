import { Button, Group } from '@mantine/core';

type Change = { isPending: boolean; mutate: (request: { params: { id: string } }) => void };
type Props = {
  id: string;
  /** Undefined for whoever prepared it, and once it is approved. */
  approve: Change | undefined;
  withdraw: Change;
};

/** What one of finance prepared is approved by another. Each of them may withdraw it. */
export function ApproveOrWithdraw({ id, approve, withdraw }: Props) {
  const params = { id };
  return (
    <Group gap="xs">
      {approve && (
        <Button size="compact-sm" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
          Approve
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ params })}
      >
        Withdraw
      </Button>
    </Group>
  );
}
