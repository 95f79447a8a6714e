import { addDays } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { api } from '../api.web.ts';
import type { RateValues } from './rateForm.web.ts';
import { rateKinds } from './rates.words.ts';
import { TermsFields } from './TermsFields.tsx';
import type { AnyVersion } from './terms.rules.ts';

/** New rates of a kind, beginning with those of `base`, its latest. */
export function RateDrawer({ base, onClose }: { base: AnyVersion | undefined; onClose: () => void }) {
  return (
    <SideDrawer opened={base !== undefined} onClose={onClose} title={base && rateKinds[base.kind]}>
      {base && <RateForm base={base} onDone={onClose} />}
    </SideDrawer>
  );
}

function RateForm({ base: { kind, terms }, onDone }: { base: AnyVersion; onDone: () => void }) {
  const add = useChange(api.addVersion, { silent: 'failure' });
  const form = useGableForm<RateValues>({
    initialValues: {
      fromDay: addDays(useToday(), 1),
      terms: structuredClone(terms) as RateValues['terms'],
      source: '',
      readAt: '',
      note: '',
      noteUntil: null,
    },
    onSubmit: async (values) => {
      await add.mutateAsync({ body: { kind, ...values } as unknown as Parameters<typeof add.mutateAsync>[0]['body'] });
      onDone();
    },
  });
  return (
    <FormShell form={form} label={rateKinds[kind]} submitLabel="Send for approval" showState={false} onCancel={onDone}>
      <DayInput
        label="Applies from"
        description="A second person approves the rates before anybody sees them"
        {...form.field('fromDay', { required: true })}
      />
      <TermsFields form={form} kind={kind} />
      <TextInput
        label="Source"
        description="Act, order or circular, with number, day and authority. Results name it"
        maxLength={300}
        {...form.field('source', { required: true })}
      />
      <TextInput
        label="Read at"
        description="Where you read a copy. Only finance sees this"
        maxLength={300}
        {...form.field('readAt')}
      />
      <Textarea
        label="Note"
        description="Shown with each result, such as a transition"
        maxLength={400}
        {...form.field('note')}
      />
      <DayInput
        label="Note until"
        description="Last day of whose results the note is shown. Empty: all"
        {...form.field('noteUntil')}
      />
    </FormShell>
  );
}
