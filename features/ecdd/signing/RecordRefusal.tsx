import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { asksMitigation, withoutLinkWords } from './withoutLink.web.ts';

/** Notes that a party without an agent refuses to sign. */
export function RecordRefusal({ form }: { form: Form }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Record a refusal
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Record a refusal"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Refuse form={form} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function Refuse({ form: of, onDone }: { form: Form; onDone: () => void }) {
  const { id, version } = of;
  const form = useCallForm(api.noteRefusal, {
    initialValues: { note: '', mitigation: '' },
    input: (values) => ({ params: { id }, body: { version, ...values } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Refusal" submitLabel="Record" showState={false} onCancel={onDone}>
      <p className={classes.hint}>A party without an agent need not sign. The form is kept with your note.</p>
      <Textarea label="What was asked, and what they said" maxLength={1000} minRows={3} {...form.field('note')} />
      {asksMitigation(of) && (
        <Textarea
          label="Mitigation"
          description={withoutLinkWords}
          maxLength={1000}
          minRows={2}
          {...form.field('mitigation', { required: true })}
        />
      )}
    </FormShell>
  );
}
