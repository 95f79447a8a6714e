import { Modal } from '@mantine/core';
import { startOfDay } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';

type Props = { opened: boolean; onClose: () => void; onSchedule: (at: string) => Promise<unknown> };

/** Asks for the moment at which a circular is published. */
export function ScheduleDialog({ opened, onClose, onSchedule }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Schedule publication" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Schedule
        onSchedule={async (at) => {
          await onSchedule(at);
          onClose();
        }}
      />
    </Modal>
  );
}

const times = Array.from({ length: 48 }, (_, index) => {
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;
  return { value: time, label: time };
});

/** On Singapore’s clock. */
const instantOf = (day: string, time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Temporal.Instant.from(startOfDay(day)).add({ hours, minutes }).toString();
};

function Schedule({ onSchedule }: Pick<Props, 'onSchedule'>) {
  const today = useToday();
  const form = useGableForm({
    initialValues: { day: null as string | null, time: '08:00' },
    rules: ({ day }) => ({ day: day ? null : required }),
    onSubmit: ({ day, time }) => onSchedule(instantOf(day ?? today, time)),
  });
  return (
    <FormShell form={form} label="Schedule publication" submitLabel="Schedule" showState={false} guard={false}>
      <FieldGrid>
        <DayInput label="Day" min={today} {...form.field('day', { required: true })} />
        <Select label="Time" data={times} description="Singapore time" {...form.field('time', { required: true })} />
      </FieldGrid>
    </FormShell>
  );
}
