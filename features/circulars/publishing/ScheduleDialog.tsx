import { Modal, Text } from '@mantine/core';
import { instantOf, MomentFields, momentRules, newMoment } from '#features/content/index.web.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';

type Props = { opened: boolean; onClose: () => void; onSchedule: (at: string) => Promise<unknown> };

/** Asks for the moment at which a circular is published. */
export function ScheduleDialog({ opened, onClose, onSchedule }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Schedule publication" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Schedule
        onCancel={onClose}
        onSchedule={async (at) => {
          await onSchedule(at);
          onClose();
        }}
      />
    </Modal>
  );
}

function Schedule({ onSchedule, onCancel }: Pick<Props, 'onSchedule'> & { onCancel: () => void }) {
  const today = useToday();
  const form = useGableForm({
    initialValues: newMoment,
    rules: momentRules,
    onSubmit: ({ publishDay, publishTime }) => onSchedule(instantOf(publishDay ?? today, publishTime)),
  });
  return (
    <FormShell
      form={form}
      label="Schedule publication"
      submitLabel="Schedule"
      showState={false}
      guard={false}
      onCancel={onCancel}
    >
      <Text>Readers see it from this day and time on (Singapore time), and are notified once.</Text>
      <MomentFields form={form} min={today} />
    </FormShell>
  );
}
