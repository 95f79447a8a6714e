import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isSend } from './submitByKeys.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** May return a promise: the button shows progress, and the dialog closes when it resolves. */
  onConfirm: () => void | Promise<void>;
  title: string;
  children?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** Whether the action can't be undone. */
  danger?: boolean;
  /** False while what the action is about is not loaded. */
  ready?: boolean;
};

/** Asks before an action that can't be undone. Other actions are done at once, with an Undo toast. */
export function ConfirmDialog(props: Props) {
  const { opened, onClose, onConfirm, title, children, confirm = 'Confirm', cancel = 'Cancel' } = props;
  const { danger = false, ready = true } = props;
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
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="sm"
      closeButtonProps={{ 'aria-label': 'Close' }}
      onKeyDown={(event) => {
        if (!isSend(event) || working || !ready) return;
        event.preventDefault();
        void run();
      }}
    >
      {typeof children === 'string' ? <Text c="dimmed">{children}</Text> : children}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus={danger || undefined}>
          {cancel}
        </Button>
        <Button
          color={danger ? 'red' : 'rose'}
          loading={working}
          disabled={!ready}
          onClick={run}
          data-autofocus={!danger || undefined}
        >
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
