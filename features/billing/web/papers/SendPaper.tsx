import { Button, Modal } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import type { PaperKind } from '../../words.ts';
import { api } from '../api.ts';

type Props = {
  kind: PaperKind;
  paperId: string;
  number: string;
  /** The client's address, if it is known. */
  address: string;
};

/** Mails a paper to a client, with its PDF. */
export function SendPaper({ number, ...paper }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={17} stroke={1.7} />} onClick={() => setOpen(true)}>
        Send
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`Send ${number}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <SendForm number={number} {...paper} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function SendForm({ kind, paperId, number, address, onDone }: Props & { onDone: () => void }) {
  const mail = useChange(api.mailPaper, {
    silent: 'failure',
    says: (_, { body }) => `${number} sent to ${body.address}`,
  });
  const form = useGableForm({
    initialValues: { address, message: '' },
    rules: (values) => ({ address: values.address ? null : 'This is required.' }),
    onSubmit: async (values) => {
      await mail.mutateAsync({ body: { kind, paperId, ...values } });
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Mail" submitLabel="Send" showState={false} guard={false}>
      <TextInput label="To" type="email" {...form.field('address', { required: true })} />
      <Textarea
        label="Message"
        description="Stands above the text of the mail. The PDF is attached."
        {...form.field('message')}
      />
    </FormShell>
  );
}
