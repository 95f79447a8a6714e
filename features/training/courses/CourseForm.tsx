import { useNavigate } from '@tanstack/react-router';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import { type Component, components, type Mode, modes } from '../cpd.words.ts';
import type { Course } from './courses.calls.ts';
import { coursesAddress } from './courses.words.ts';

type Values = {
  code: string;
  title: string;
  summary: string;
  provider: string;
  providerUen: string;
  accreditationNo: string;
  component: Component | null;
  category: string;
  hours: number | null;
  mode: Mode | null;
};

const newCourse: Values = {
  code: '',
  title: '',
  summary: '',
  provider: '',
  providerUen: '',
  accreditationNo: '',
  component: null,
  category: '',
  hours: null,
  mode: 'CLASSROOM',
};

/** A new course: a draft, whose page opens. */
export function NewCourse() {
  const navigate = useNavigate();
  const form = useCallForm(api.addCourse, {
    initialValues: newCourse,
    input: (body) => ({ body }),
    onDone: ({ id }) => navigate({ to: `${coursesAddress}/${id}` }),
  });
  return <Fields form={form} submitLabel="Add course" />;
}

/** A course that is there. */
export function ChangeCourse({ course, onDone }: { course: Course; onDone: () => void }) {
  const { id, version, state: _state, sessions: _sessions, ...values } = course;
  const form = useCallForm(api.changeCourse, {
    initialValues: values as Values,
    input: (body) => ({ params: { id }, body: { ...body, version } }),
    onDone,
  });
  return <Fields form={form} />;
}

function Fields({ form, submitLabel }: { form: GableForm<Values>; submitLabel?: string }) {
  return (
    <FormShell form={form} label="Course" showState={false} {...(submitLabel && { submitLabel })}>
      <TextInput label="Title" maxLength={160} {...form.field('title')} />
      <FieldGrid>
        <TextInput label="Code" maxLength={30} {...form.field('code')} />
        <NumberInput label="Hours" decimals={2} digits={3} {...form.field('hours')} />
        <Select label="Component" data={optionsOf(components)} {...form.field('component')} />
        <TextInput label="Topic" maxLength={60} {...form.field('category')} />
        <Select label="Mode" data={optionsOf(modes)} {...form.field('mode')} />
        <TextInput label="Accreditation no." maxLength={40} {...form.field('accreditationNo')} />
        <TextInput label="Provider" maxLength={120} {...form.field('provider')} />
        <TextInput label="Provider’s UEN" maxLength={20} {...form.field('providerUen')} />
      </FieldGrid>
      <Textarea label="Summary" description="Shown to whoever registers" maxLength={600} {...form.field('summary')} />
    </FormShell>
  );
}
