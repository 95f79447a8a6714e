import { Button, Group, Modal, Text } from '@mantine/core';
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { required } from '#platform/contract/required.ts';
import { Textarea } from '../../form/inputs.tsx';
import { tooLong } from '../../form/limited.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The dialog closes when the promise resolves. If it is rejected, the dialog and its text remain. */
  onConfirm: (reason: string) => Promise<unknown>;
  title: string;
  children?: ReactNode;
  /** What the reason is about, such as a list; shown above the field. */
  details?: ReactNode;
  /** The label of the field. */
  label: string;
  /** What the field begins with when the dialog opens, as long as nothing was typed. */
  initial?: string;
  /** The longest reason. */
  most?: number;
  /** Whether the field may stay empty. */
  optional?: boolean;
  confirm: string;
  cancel?: string;
  danger?: boolean;
};

/** A dialog for an action with a reason or a note. */
export function ReasonDialog(props: Props) {
  const {
    opened,
    onClose,
    onConfirm,
    title,
    children,
    details,
    label,
    initial = '',
    most = 500,
    optional = false,
    confirm,
    cancel = 'Cancel',
    danger = false,
  } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  useEffect(() => {
    if (opened) setReason((typed) => typed || initial);
  }, [opened, initial]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog is not sent with it.
    event.stopPropagation();
    if (!optional && !reason.trim()) return setProblem(required);
    if (tooLong(reason, most)) return;
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
        {details}
        <Textarea
          label={label}
          required={!optional}
          data-autofocus
          autosize
          minRows={3}
          maxRows={12}
          maxLength={most}
          value={reason}
          error={problem}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
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
