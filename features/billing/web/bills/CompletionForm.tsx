import { dealApi } from '#features/deal/web/index.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';

/** Records on which day the deal was complete, from when its bills can be invoiced. */
export function CompletionForm({ dealId }: { dealId: string }) {
  const complete = useChange(dealApi.complete, { silent: 'failure', refresh: ['billing'] });
  const form = useGableForm({
    initialValues: { completedOn: null as string | null, reason: '' },
    rules: ({ completedOn }) => ({ completedOn: completedOn ? null : 'This is required.' }),
    onSubmit: ({ completedOn, reason }) =>
      complete.mutateAsync({ params: { id: dealId }, body: { completedOn: completedOn ?? '', reason } }),
  });
  return (
    <>
      <Notice tone="info" title="It waits for completion">
        A tax invoice is issued from completion on.
      </Notice>
      <FormShell form={form} label="Completion" submitLabel="Record completion" showState={false} guard={false}>
        <DayInput
          label="Completed on"
          description="As the lawyer’s completion letter says"
          {...form.field('completedOn', { required: true })}
        />
        <Textarea
          label="How the day is known"
          description="Only for a sale without the completion account or the lawyer’s letter among its documents"
          autosize
          {...form.field('reason')}
        />
      </FormShell>
    </>
  );
}
