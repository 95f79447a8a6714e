import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';

type Props = { eSubIds: string[]; opened: boolean; onClose: () => void; onDone: () => void };

const counted = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`);

/** Gives the chosen submissions to somebody of the desk, with one reason for all. */
export function AssignCases({ eSubIds, opened, onClose, onDone }: Props) {
  const [left, setLeft] = useState<{ caseNo: string; why: string }[]>([]);
  const close = () => {
    setLeft([]);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={left.length > 0 ? 'Some stay where they are' : `Assign ${counted(eSubIds.length)}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {left.length > 0 ? (
        <Stack gap="xs">
          {left.map(({ caseNo, why }) => (
            <Text key={caseNo}>
              {caseNo} · {why}
            </Text>
          ))}
          <Group justify="flex-end" mt="sm">
            <Button onClick={close}>Close</Button>
          </Group>
        </Stack>
      ) : (
        <AssignForm
          eSubIds={eSubIds}
          onDone={(stays) => {
            onDone();
            if (stays.length > 0) setLeft(stays);
            else close();
          }}
        />
      )}
    </Modal>
  );
}

type FormProps = { eSubIds: string[]; onDone: (left: { caseNo: string; why: string }[]) => void };

function AssignForm({ eSubIds, onDone }: FormProps) {
  const colleagues = useData(api.deskColleagues, {});
  const assign = useChange(api.assign, { silent: 'both' });
  const nameOf = (userId: string) => colleagues.data?.find((each) => each.userId === userId)?.name ?? '';
  const form = useGableForm({
    initialValues: { to: '', reason: '' },
    rules: ({ to, reason }) => ({
      to: to ? null : 'Choose who checks them.',
      reason: reason.trim() ? null : 'Say why: both of you read it.',
    }),
    onSubmit: async ({ to, reason }) => {
      const { assigned, left } = await assign.mutateAsync({ body: { eSubIds, to, reason } });
      if (assigned > 0) toastResult(`${counted(assigned)} assigned to ${nameOf(to)}.`);
      onDone(left);
    },
  });
  return (
    <FormShell form={form} label="Assign" submitLabel="Assign" showState={false} guard={false}>
      <Select
        label="To"
        data={(colleagues.data ?? []).map(({ userId, name, claimed }) => ({
          value: userId,
          label: claimed > 0 ? `${name} · ${claimed} claimed` : name,
        }))}
        {...form.field('to', { required: true })}
      />
      <Textarea label="Why" autosize minRows={2} maxLength={500} {...form.field('reason', { required: true })} />
    </FormShell>
  );
}
