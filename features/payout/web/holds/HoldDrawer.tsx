import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.ts';
import { SubjectSelect } from './SubjectSelect.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Holds whatever goes to a payee, or whatever a deal earned. */
export function HoldDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Hold payouts">
      <HoldForm onDone={onClose} />
    </SideDrawer>
  );
}

const required = 'This is required.';
const kinds = [
  { value: 'PERSON', label: 'Of a payee' },
  { value: 'DEAL', label: 'Of a deal' },
];

function HoldForm({ onDone }: { onDone: () => void }) {
  const hold = useChange(api.hold, { silent: 'failure' });
  const form = useGableForm({
    initialValues: {
      kind: 'PERSON' as 'PERSON' | 'DEAL',
      person: null as string | null,
      deal: null as string | null,
      reason: '',
    },
    rules: ({ kind, person, deal, reason }) => ({
      person: kind === 'DEAL' || person ? null : required,
      deal: kind === 'PERSON' || deal ? null : required,
      reason: reason ? null : required,
    }),
    onSubmit: async ({ kind, person, deal, reason }) => {
      await hold.mutateAsync({ body: { kind, source: (kind === 'PERSON' ? person : deal) ?? '', reason } });
      onDone();
    },
  });
  const kind = useValues(form, (values) => values.kind);
  return (
    <FormShell form={form} label="Hold payouts" submitLabel="Hold" showState={false} guard={false}>
      <SegmentedControl aria-label="What is held" data={kinds} {...form.field('kind')} />
      {kind === 'PERSON' ? (
        <SubjectSelect key="person" kind="PERSON" {...form.field('person', { required: true })} />
      ) : (
        <SubjectSelect key="deal" kind="DEAL" {...form.field('deal', { required: true })} />
      )}
      <TextInput
        label="Reason"
        description="Shown to finance beside what is held"
        maxLength={200}
        {...form.field('reason', { required: true })}
      />
    </FormShell>
  );
}
