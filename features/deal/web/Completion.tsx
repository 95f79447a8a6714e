import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { deal } from '../contract.ts';
import { api } from './api.ts';

/** Records on which day the deal of a submission was complete, and corrects it while no invoice prints it. */
export function Completion({ eSubId }: { eSubId: string }) {
  const found = useData(api.completion, { params: { id: eSubId } });
  const [isCorrecting, setCorrecting] = useState(false);
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={56} aria-busy="true" />;
  const { completedOn, transactionType, whyFixed } = found.data;
  const form = <CompletionForm key={completedOn} completion={found.data} onDone={() => setCorrecting(false)} />;
  if (!completedOn)
    return (
      <Stack>
        <Notice tone="info" title={whyFixed ?? 'Awaiting completion'}>
          {!whyFixed && 'A tax invoice is issued from completion on.'}
        </Notice>
        {!whyFixed && form}
      </Stack>
    );
  return (
    <Stack>
      <Notice
        tone="success"
        title={`${transactionType === 'SALE' ? 'Completed on' : 'Agreement of'} ${formatDay(completedOn)}`}
        action={
          !whyFixed &&
          !isCorrecting && (
            <Button variant="default" size="compact-sm" onClick={() => setCorrecting(true)}>
              Change date
            </Button>
          )
        }
      >
        {whyFixed}
      </Notice>
      {isCorrecting && !whyFixed && form}
    </Stack>
  );
}

type Props = { completion: Data<typeof deal.completion>; onDone: () => void };

function CompletionForm({ completion: { dealId, transactionType, completedOn }, onDone }: Props) {
  const form = useCallForm(api.complete, {
    initialValues: { completedOn: completedOn as string | null, reason: '' },
    input: (body) => ({ params: { id: dealId }, body }),
    onDone,
  });
  const isSale = transactionType === 'SALE';
  return (
    <FormShell
      form={form}
      label="Completion"
      submitLabel={completedOn ? 'Change completion date' : 'Record completion'}
      showState={false}
      guard={false}
      {...(completedOn && { onCancel: onDone })}
    >
      <DayInput
        label={isSale ? 'Completed on' : 'Date of the agreement'}
        description={isSale ? 'As the lawyer’s completion letter says' : undefined}
        {...form.field('completedOn')}
      />
      {isSale && (
        <Textarea
          label="Evidence of completion"
          description="Only without the completion account or the lawyer’s letter among its documents"
          autosize
          {...form.field('reason')}
        />
      )}
    </FormShell>
  );
}
