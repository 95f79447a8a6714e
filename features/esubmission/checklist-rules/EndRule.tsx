import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { api } from '../api.web.ts';
import type { DocRuleRow } from '../checklist/checklist.calls.ts';

type Props = { rule: DocRuleRow; today: Day; opened: boolean; onClose: () => void; onDone: () => void };

/** Ends a rule on a chosen last day. */
export function EndRule({ rule, today, opened, onClose, onDone }: Props) {
  const [lastDay, setLastDay] = useState<Day | null>(today);
  const end = useChange(api.endRule);
  const submit = () =>
    lastDay &&
    end.mutateAsync({ params: { id: rule.id }, body: { lastDay } }).then(
      onDone,
      // The toast is already shown.
      () => undefined,
    );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="sm"
      title={`End the rule for ${rule.documentId}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text c="dimmed" mb="md">
        Transactions of later days are not asked for it by this rule.
      </Text>
      <DayInput label="Last day" required min={today} value={lastDay} onChange={setLastDay} />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={end.isPending} disabled={!lastDay} onClick={submit}>
          End rule
        </Button>
      </Group>
    </Modal>
  );
}
