import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { type HoldKind, holdKinds } from '../payout.words.ts';
import { SubjectSelect } from './SubjectSelect.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Holds whatever goes to a salesperson or an agency, whatever a deal earned, or a single item. */
export function HoldDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Hold payouts">
      <HoldForm onDone={onClose} />
    </SideDrawer>
  );
}

function HoldForm({ onDone }: { onDone: () => void }) {
  const hold = useChange(api.hold, { silent: 'failure' });
  const form = useGableForm({
    initialValues: {
      kind: 'PERSON' as HoldKind,
      // Of each kind what was chosen last.
      chosen: { PERSON: null, AGENCY: null, DEAL: null, ITEM: null } as Record<HoldKind, string | null>,
      reason: '',
    },
    rules: ({ kind, chosen, reason }) => ({
      [`chosen.${kind}`]: chosen[kind] ? null : required,
      reason: reason ? null : required,
    }),
    onSubmit: async ({ kind, chosen, reason }) => {
      await hold.mutateAsync({ body: { kind, source: chosen[kind] ?? '', reason } });
      onDone();
    },
  });
  const kind = useValues(form, (values) => values.kind);
  return (
    <FormShell form={form} label="Hold payouts" submitLabel="Hold" showState={false} guard={false}>
      <SegmentedControl aria-label="What is held" fullWidth data={optionsOf(holdKinds)} {...form.field('kind')} />
      <SubjectSelect key={kind} kind={kind} {...form.field(`chosen.${kind}`, { required: true })} />
      <TextInput
        label="Reason"
        description="Shown to finance beside what is held"
        maxLength={200}
        {...form.field('reason', { required: true })}
      />
    </FormShell>
  );
}
