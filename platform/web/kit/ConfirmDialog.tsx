import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** May answer a promise: the button shows that it works, and the dialog closes when it is kept. */
  onConfirm: () => void | Promise<void>;
  title: string;
  children?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** What is asked cannot be undone. */
  danger?: boolean;
};

/** A question before something that cannot be undone. What can be undone is done at once, with an Undo toast. */
export function ConfirmDialog(props: Props) {
  const { opened, onClose, onConfirm, title, children, confirm = 'Confirm', cancel = 'Cancel', danger = false } = props;
  const [working, setWorking] = useState(false);
  const run = async () => {
    setWorking(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setWorking(false);
    }
  };
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      {typeof children === 'string' ? <Text c="dimmed">{children}</Text> : children}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus={danger || undefined}>
          {cancel}
        </Button>
        <Button color={danger ? 'red' : 'rose'} loading={working} onClick={run} data-autofocus={!danger || undefined}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
