import { Button, Modal, Text } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import { type HoldReason, holdReasons } from './holds.words.ts';

type Props = { aMLID: string; reason?: HoldReason };

/** Holds the customer of a case: an act independent of hits and of the register. */
export function HoldButton({ aMLID, reason }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<IconHandStop size={17} stroke={1.7} />} onClick={() => setOpened(true)}>
        Hold this customer
      </Button>
      <Modal opened={opened} onClose={close} title="Hold this customer" closeButtonProps={{ 'aria-label': 'Close' }}>
        <HoldForm aMLID={aMLID} reason={reason ?? 'PAPERS'} onDone={close} />
      </Modal>
    </>
  );
}

type FormProps = Required<Props> & { onDone: () => void };

function HoldForm({ aMLID, reason, onDone }: FormProps) {
  const form = useCallForm(api.holdCustomer, {
    initialValues: { reason, note: '' },
    input: (values) => ({ params: { id: aMLID }, body: values }),
    onDone,
  });
  return (
    <FormShell form={form} label="Hold" submitLabel="Hold" showState={false} onCancel={onDone}>
      <Text c="dimmed">
        Case, forms and submissions read Pending, and payouts wait. Nobody but compliance reads that it is a hold, or
        why. It stands until it is lifted, in the night after.
      </Text>
      <Select label="Reason" data={optionsOf(holdReasons)} {...form.field('reason')} />
      <Textarea label="Note" autosize minRows={2} maxLength={1000} {...form.field('note')} />
    </FormShell>
  );
}
