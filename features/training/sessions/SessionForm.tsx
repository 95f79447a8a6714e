import { instantOf, timeRule } from '#features/content/index.web.ts';
import { type Day, dayOf, timeOf } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import type { DeskSession } from './sessions.calls.ts';

type Values = {
  day: Day | null;
  from: string;
  until: string;
  venue: string;
  trainer: string;
  capacity: number | null;
};

const newSession: Values = { day: null, from: '14:00', until: '18:00', venue: '', trainer: '', capacity: null };

const inputOf = ({ day, from, until, venue, trainer, capacity }: Values) => ({
  startsAt: instantOf(day ?? '', from),
  endsAt: instantOf(day ?? '', until),
  venue,
  trainer,
  capacity,
});

/** A new session of a course. */
export function NewSession({ courseId, onDone }: { courseId: string; onDone: () => void }) {
  const add = useChange(api.addSession, { silent: 'failure' });
  return (
    <SessionForm
      initialValues={newSession}
      submitLabel="Add session"
      onSave={async (body) => {
        await add.mutateAsync({ params: { id: courseId }, body });
        onDone();
      }}
    />
  );
}

/** Changes an existing session. Its people are notified of a new time or place. */
export function ChangeSession({ session, onDone }: { session: DeskSession; onDone: () => void }) {
  const { id, startsAt, endsAt, venue, trainer, capacity, version } = session;
  const change = useChange(api.changeSession, { silent: 'failure' });
  return (
    <SessionForm
      initialValues={{ day: dayOf(startsAt), from: timeOf(startsAt), until: timeOf(endsAt), venue, trainer, capacity }}
      onSave={async (body) => {
        await change.mutateAsync({ params: { id }, body: { ...body, version } });
        onDone();
      }}
    />
  );
}

type Props = {
  initialValues: Values;
  submitLabel?: string;
  onSave: (body: ReturnType<typeof inputOf>) => Promise<void>;
};

function SessionForm({ initialValues, submitLabel, onSave }: Props) {
  const form = useGableForm<Values>({
    initialValues,
    rules: ({ day, from, until, venue }) => ({
      day: day ? null : required,
      from: timeRule(from),
      until: timeRule(until) ?? (until > from ? null : 'This is not after the start.'),
      venue: venue.trim() === '' ? required : null,
    }),
    onSubmit: (values) => onSave(inputOf(values)),
  });
  return (
    <FormShell form={form} label="Session" showState={false} {...(submitLabel && { submitLabel })}>
      <DayInput label="Day" {...form.field('day', { required: true })} />
      <FieldGrid>
        <TextInput label="From" placeholder="14:00" {...form.field('from', { required: true })} />
        <TextInput label="Until" placeholder="18:00" {...form.field('until', { required: true })} />
      </FieldGrid>
      <TextInput label="Place" maxLength={200} {...form.field('venue', { required: true })} />
      <TextInput label="Trainer" maxLength={120} {...form.field('trainer')} />
      <NumberInput
        label="Places"
        description="Leave it empty where everybody can come. With fewer than before, nobody loses a place"
        {...form.field('capacity')}
      />
    </FormShell>
  );
}
