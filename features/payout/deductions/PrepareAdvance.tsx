import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { SubjectSelect } from '../holds/SubjectSelect.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Prepares an advance on a deal. */
export function PrepareAdvance({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Prepare advance">
      <AdvanceForm onDone={onClose} />
    </SideDrawer>
  );
}

function AdvanceForm({ onDone }: { onDone: () => void }) {
  const form = useCallForm(api.prepareAdvance, {
    initialValues: {
      personId: null as string | null,
      dealId: null as string | null,
      cents: null as number | null,
      reason: '',
    },
    input: (body) => ({ body }),
    onDone: async () => {
      await kept.forget();
      onDone();
    },
  });
  const kept = useKeptForm(form, 'advance');
  return (
    <FormShell form={form} label="Advance" submitLabel="Prepare advance" showState={false} guard="kept">
      {kept.notice}
      <SubjectSelect kind="PERSON" {...form.field('personId')} />
      <SubjectSelect kind="OPEN_DEAL" {...form.field('dealId')} />
      <MoneyInput label="Amount" description="Recovered from later payouts" {...form.field('cents')} />
      <TextInput label="Reason" {...form.field('reason')} />
    </FormShell>
  );
}
