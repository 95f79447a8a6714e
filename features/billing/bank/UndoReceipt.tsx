import { Button, Group, Stack, Text } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { api } from '../api.web.ts';
import type { BankLine } from '../room.calls.ts';

type Props = { line: BankLine; onDone: () => void };

/** Frees a line of its receipt. One that the line made is void then, which is asked first; one that was recorded by hand stays. */
export function UndoReceipt({ line: { lineId, receiptPart, receiptNumber }, onDone }: Props) {
  const undo = useChange(api.unmatchBankLine);
  const free = () => undo.mutateAsync({ params: { id: lineId } }).then(onDone);
  if (receiptPart === 'MADE')
    return (
      <Group>
        <ConfirmButton label="Undo the match" title={`Undo the match and void ${receiptNumber}?`} onConfirm={free}>
          {`${receiptNumber} was made from this line. It is taken back today and marked as void: its invoices are open again, and what was earned by it is taken back, also from those who were paid it. The line can then be matched anew.`}
        </ConfirmButton>
      </Group>
    );
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="default" loading={undo.isPending} onClick={() => free().catch(() => {})}>
          Undo the match
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Only this line is freed. {receiptNumber} stays as it is recorded.
      </Text>
    </Stack>
  );
}
