import { Modal } from '@mantine/core';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';

export type OnList = { id: string; country: string };

/** Takes a country off its list from a day on. */
export function EndCountry({ country, onClose }: { country: OnList | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={country !== undefined}
      onClose={onClose}
      title={`Take ${country?.country ?? ''} off the list`}
      size="sm"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {country && <EndForm id={country.id} onDone={onClose} />}
    </Modal>
  );
}

function EndForm({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useCallForm(api.endCountry, {
    initialValues: { toDay: null as string | null },
    input: (body) => ({ params: { id }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Take off" submitLabel="Take off" showState={false} guard={false}>
      <DayInput label="From" description="The first day on which it is not on the list" {...form.field('toDay')} />
    </FormShell>
  );
}
