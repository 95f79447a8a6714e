import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import classes from '../forms/Form.module.css';
import type { Values } from '../forms/values.web.ts';

const most = 5;

/** Who signs besides the customer. Each gets a link of their own, and the form is signed once all have. */
export function Signers({ form }: { form: GableForm<Values> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'signers' });
  return (
    <fieldset className={classes.signers}>
      <legend>Other signers</legend>
      <p className={classes.hint}>
        Whoever signs for this customer, as a second director or an attorney. Each has their own link, all are on one
        sealed copy, and one who declines stops the others. A joint owner is a customer of their own: begin a form for
        them.
      </p>
      {fields.map(({ id }, index) => (
        <div key={id} className={classes.signer}>
          <TextInput label="Full name" maxLength={140} {...form.field(`signers.${index}.name`, { required: true })} />
          <TextInput label="Email" maxLength={254} {...form.field(`signers.${index}.email`, { required: true })} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove signer ${index + 1}`}
            onClick={() => remove(index)}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </div>
      ))}
      {fields.length < most && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.7} />}
          onClick={() => append({ name: '', email: '' })}
        >
          Add signer
        </Button>
      )}
    </fieldset>
  );
}
