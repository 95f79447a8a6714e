import { Button } from '@mantine/core';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { newFormAddress } from '../places.words.ts';
import type { FormDraft } from './form.calls.ts';

type Props = { draft: FormDraft; last: NonNullable<FormDraft['last']>; from: string | undefined };

/** For a customer who has a form already: what it says can be taken over. */
export function LastForm({ draft: { aMLID, cDDFor, propertyId }, last, from }: Props) {
  const { id, formNo, property, changedAt } = last;
  if (from !== undefined)
    return (
      <Notice tone="info" title="Filled in from an earlier form">
        Go through the answers with the customer: what has changed since is changed here. Your own observations and the
        documents are new.
      </Notice>
    );
  return (
    <Notice
      tone="info"
      title={`This customer has form ${formNo} of ${formatDay(dayOf(changedAt))}`}
      action={
        <Button component={RouteLink} to={newFormAddress(aMLID, cDDFor, { propertyId, from: id })} variant="default">
          Fill in from it
        </Button>
      }
    >
      {property}
    </Notice>
  );
}
