import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Kept promises close the dialog; a broken one leaves it open with what was typed. */
  onConfirm: (reason: string) => Promise<unknown>;
  title: string;
  children?: ReactNode;
  /** Over the field: whom the reason is for. */
  label: string;
  confirm: string;
  cancel?: string;
  danger?: boolean;
};

/** A decision that needs a reason in words. */
export function ReasonDialog(props: Props) {
  const { opened, onClose, onConfirm, title, children, label, confirm, cancel = 'Back', danger = false } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setProblem('This is required.');
    setWorking(true);
    const done = await onConfirm(reason.trim()).then(
      () => true,
      () => false,
    );
    setWorking(false);
    if (!done) return;
    setReason('');
    onClose();
  };

  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form noValidate onSubmit={submit}>
        {children && (
          <Text c="dimmed" mb="md">
            {children}
          </Text>
        )}
        <Textarea
          label={label}
          required
          data-autofocus
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color={danger ? 'red' : 'rose'} loading={working}>
            {confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
