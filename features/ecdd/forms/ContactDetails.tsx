import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import classes from './Form.module.css';
import type { Form } from './form.calls.ts';
import { bodyOf, valuesOf } from './values.web.ts';

/** Phone and email of a signed form: they are no part of what is signed. */
export function ContactDetails({ form }: { form: Form }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpened(true)}>
        Change phone or email
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Change phone or email"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Change form={form} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function Change({ form: of, onDone }: { form: Form; onDone: () => void }) {
  const { id, version, ownVersion, particulars } = of;
  const saved = valuesOf(of);
  const form = useCallForm(api.updateForm, {
    initialValues: { phone: particulars.phone, email: particulars.email },
    input: ({ phone, email }) => ({
      body: {
        ...bodyOf(of, { ...saved, particulars: { ...particulars, phone, email } }, saved),
        id,
        version,
        ownVersion,
        isSigned: true,
      },
    }),
    onDone,
  });
  return (
    <FormShell form={form} label="Phone and email" submitLabel="Save" showState={false} onCancel={onDone}>
      <p className={classes.hint}>The form stays signed. A link that was sent to the old address is withdrawn.</p>
      <TextInput label="Phone" type="tel" maxLength={40} {...form.field('phone', { required: false })} />
      <TextInput label="Email" type="email" maxLength={254} {...form.field('email', { required: false })} />
    </FormShell>
  );
}
