import { Button, Group, Modal, Text } from '@mantine/core';
import type { Summary } from '../../../contract/summary.ts';

type Props = Pick<Summary, 'caseNo' | 'agentName'> & { opened: boolean; onClose: () => void; onReturn: () => void };

/**
 * Shown instead of the confirmation of an approval if a lease has no stamp certificate number. The case can be returned
 * from here.
 */
export function StampDialog({ caseNo, agentName, opened, onClose, onReturn }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`${caseNo} can’t be approved yet`}
      size="sm"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text c="dimmed">
        A lease is approved with the number of its stamp certificate, which is missing. Return it, so that {agentName}{' '}
        can give it.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onReturn} data-autofocus>
          Return
        </Button>
      </Group>
    </Modal>
  );
}
