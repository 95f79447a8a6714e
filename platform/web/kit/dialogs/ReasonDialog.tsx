import { Button, Group, Modal, Text } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { Textarea } from '../../form/inputs.tsx';
import { type Reason, useReason } from './useReason.ts';

type Props = Reason & {
  title: string;
  children?: ReactNode;
  /** What the reason is about, such as a list; shown above the field. */
  details?: ReactNode;
  /** The label of the field. */
  label: string;
  confirm: string;
  cancel?: string;
  danger?: boolean;
};

/** A dialog for an action with a reason or a note. */
export function ReasonDialog(props: Props) {
  const { opened, onClose, title, children, details, label, confirm, cancel = 'Cancel', danger = false } = props;
  const { reason, type, problem, working, submit, most, optional } = useReason(props);
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
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => type(event.currentTarget.value)}
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
