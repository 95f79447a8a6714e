import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.ts';
import { SubjectSelect } from '../holds/SubjectSelect.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Prepares an advance on a deal. */
export function AdvanceDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Prepare advance">
      <AdvanceForm onDone={onClose} />
    </SideDrawer>
  );
}

const required = 'This is required.';

function AdvanceForm({ onDone }: { onDone: () => void }) {
  const prepare = useChange(api.prepareAdvance, { silent: 'failure' });
  const form = useGableForm({
    initialValues: {
      personId: null as string | null,
      dealId: null as string | null,
      cents: null as number | null,
      reason: '',
    },
    rules: ({ personId, dealId, cents, reason }) => ({
      personId: personId ? null : required,
      dealId: dealId ? null : required,
      cents: cents ? null : required,
      reason: reason ? null : required,
    }),
    onSubmit: async ({ personId, dealId, cents, reason }) => {
      await prepare.mutateAsync({
        body: { personId: personId ?? '', dealId: dealId ?? '', cents: cents ?? 0, reason },
      });
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, 'advance');
  return (
    <FormShell form={form} label="Advance" submitLabel="Prepare advance" showState={false} guard="kept">
      {kept.notice}
      <SubjectSelect kind="PERSON" {...form.field('personId', { required: true })} />
      <SubjectSelect kind="OPEN_DEAL" {...form.field('dealId', { required: true })} />
      <MoneyInput
        label="Amount"
        description="Recovered from later payouts"
        {...form.field('cents', { required: true })}
      />
      <TextInput label="Reason" maxLength={200} {...form.field('reason', { required: true })} />
    </FormShell>
  );
}
