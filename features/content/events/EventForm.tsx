import { Group } from '@mantine/core';
import { type Day, dayOf, timeOf } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { instantOf, timeRule } from '../publication/moment.web.ts';
import { PublicationFields } from '../publication/PublicationFields.tsx';
import {
  newPublication,
  type PublicationValues,
  publicationInput,
  publicationRules,
  publicationValues,
} from '../publication/publicationForm.web.ts';
import type { RichText } from '../rich-text/document.calls.ts';
import { emptyText } from '../rich-text/plain-text.rules.ts';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import type { DeskEvent } from './events.calls.ts';

type Values = PublicationValues & {
  title: string;
  summary: string;
  place: string;
  day: Day | null;
  from: string;
  /** null: it ends on its first day. */
  endDay: Day | null;
  until: string;
  capacity: number | null;
  body: RichText;
};

const valuesOf = (event: DeskEvent | undefined): Values =>
  event
    ? {
        ...publicationValues(event),
        title: event.title,
        summary: event.summary,
        place: event.place,
        day: dayOf(event.startsAt),
        from: timeOf(event.startsAt),
        endDay: dayOf(event.endsAt) === dayOf(event.startsAt) ? null : dayOf(event.endsAt),
        until: timeOf(event.endsAt),
        capacity: event.capacity,
        body: event.body,
      }
    : {
        ...newPublication,
        title: '',
        summary: '',
        place: '',
        day: null,
        from: '10:00',
        endDay: null,
        until: '12:00',
        capacity: null,
        body: emptyText,
      };

const eventInput = ({ title, summary, place, day, from, endDay, until, capacity, body, ...publication }: Values) => ({
  title,
  summary,
  place,
  startsAt: instantOf(day ?? '', from),
  endsAt: instantOf(endDay ?? day ?? '', until),
  capacity,
  body,
  ...publicationInput(publication),
});

const isAfterStart = ({ day, from, endDay, until }: Values) => `${endDay ?? day}${until}` > `${day}${from}`;

type Props = {
  /** Key under which unsaved input is kept in this browser. */
  subject: string;
  event?: DeskEvent;
  onSave: (body: ReturnType<typeof eventInput>) => Promise<void>;
};

/** An event: when and where it is, how many can come, for whom it is, and when it is public. */
export function EventForm({ subject, event, onSave }: Props) {
  const form = useGableForm<Values>({
    initialValues: valuesOf(event),
    rules: (values) => ({
      title: values.title.trim() === '' ? required : null,
      place: values.place.trim() === '' ? required : null,
      day: values.day ? null : required,
      from: timeRule(values.from),
      until: timeRule(values.until) ?? (isAfterStart(values) ? null : 'This is not after the start.'),
      ...publicationRules(values),
    }),
    onSubmit: async (values) => {
      await onSave(eventInput(values));
      await draft.forget();
    },
  });
  const draft = useKeptForm(form, subject);
  return (
    <FormShell form={form} label="Event" guard="kept">
      {draft.notice}
      <TextInput label="Title" maxLength={160} {...form.field('title', { required: true })} />
      <Group grow align="start">
        <DayInput label="Day" {...form.field('day', { required: true })} />
        <TextInput label="From" placeholder="10:00" {...form.field('from', { required: true })} />
        <TextInput label="Until" placeholder="12:00" {...form.field('until', { required: true })} />
        <DayInput label="Last day, if another" {...form.field('endDay')} />
      </Group>
      <TextInput label="Place" maxLength={200} {...form.field('place', { required: true })} />
      <NumberInput
        label="Places"
        description="Leave it empty where everybody can come. With fewer than before, nobody loses a place"
        {...form.field('capacity')}
      />
      <Textarea label="Summary" description="Shown in lists" maxLength={300} {...form.field('summary')} />
      <RichTextInput label="Text" {...form.field('body')} />
      <PublicationFields form={form as unknown as GableForm<PublicationValues>} isOut={event?.state === 'published'} />
    </FormShell>
  );
}
