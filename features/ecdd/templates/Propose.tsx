import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import type { BuilderVersion } from './builder.calls.ts';

type Props = { version: BuilderVersion; opened: boolean; onClose: () => void };

/** Sends a draft to another officer, who publishes it. */
export function Propose({ version, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Propose this version">
      <ProposeForm version={version} onDone={onClose} />
    </SideDrawer>
  );
}

function ProposeForm({ version: { id, revision }, onDone }: { version: BuilderVersion; onDone: () => void }) {
  const form = useCallForm(api.proposeTemplate, {
    initialValues: { validFrom: null as string | null, reason: '' },
    input: (values) => ({ params: { id }, body: { ...values, revision } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Propose this version" submitLabel="Send for approval" showState={false} guard={false}>
      <DayInput
        label="Applies from"
        description="New forms have these questions from this day on"
        {...form.field('validFrom')}
      />
      <Textarea label="Reason" maxLength={500} minRows={3} {...form.field('reason')} />
    </FormShell>
  );
}
