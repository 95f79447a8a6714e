import { Button, Modal } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import type { PaperKind } from '../billing.words.ts';

type Props = {
  kind: PaperKind;
  paperId: string;
  number: string;
  /** The client's address, if it is known. */
  address: string;
};

/** Mails a paper to a client, with its PDF, by a button. */
export function SendPaper(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={17} stroke={1.7} />} onClick={() => setOpen(true)}>
        Send
      </Button>
      <SendDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The same for a head that has its own button. */
export function SendDialog({ number, isOpen, onClose, ...paper }: Props & { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Send ${number}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <SendForm number={number} {...paper} onDone={onClose} />
    </Modal>
  );
}

function SendForm({ kind, paperId, number, address, onDone }: Props & { onDone: () => void }) {
  const form = useCallForm(api.mailPaper, {
    initialValues: { address, message: '' },
    input: (values) => ({ body: { kind, paperId, ...values } }),
    says: (_, { body }) => `${number} sent to ${body.address}`,
    onDone,
  });
  return (
    <FormShell form={form} label="Mail" submitLabel="Send" showState={false} guard={false}>
      <TextInput label="To" type="email" {...form.field('address')} />
      <Textarea
        label="Message"
        description="Stands above the text of the mail. The PDF is attached."
        {...form.field('message')}
      />
    </FormShell>
  );
}
