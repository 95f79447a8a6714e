import { Button, Group } from '@mantine/core';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';

type ById = { params: { id: string } };
type Props = {
  id: string;
  /** What it is, with its amount: “advance of S$ 500.00”. */
  what: string;
  /** Undefined for whoever prepared it, and once it is approved. */
  approve: { isPending: boolean; mutate: (request: ById) => void } | undefined;
  withdraw: { mutateAsync: (request: ById) => Promise<unknown> };
};

/** What one of finance prepared is approved by another. Each of them may withdraw it. */
export function ApproveOrWithdraw({ id, what, approve, withdraw }: Props) {
  const params = { id };
  return (
    <Group gap="xs">
      {approve && (
        <Button size="compact-sm" loading={approve.isPending} onClick={() => approve.mutate({ params })}>
          Approve
        </Button>
      )}
      <ConfirmButton
        size="compact-sm"
        label="Withdraw"
        title={`Withdraw the ${what}?`}
        onConfirm={() => withdraw.mutateAsync({ params })}
      >
        It can be prepared again.
      </ConfirmButton>
    </Group>
  );
}
