import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { formOfCaseAddress } from '#features/ecdd/places.words.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import type { PartyForm } from './due-diligence.calls.ts';

type Props = { eSubId: string; party: Pick<PartyForm, 'partyUuid' | 'name' | 'formId' | 'canStart'> };

/** Opens the form of a party, or starts it. Nothing where whoever looks may do neither. */
export function FormButton({ eSubId, party: { partyUuid, name, formId, canStart } }: Props) {
  const navigate = useNavigate();
  const start = useChange(api.startForm);
  const begin = async () => {
    const begun = await start.mutateAsync({ params: { id: eSubId, partyUuid } });
    await navigate({ to: formOfCaseAddress(begun.formId, eSubId, true) });
  };
  if (formId)
    return (
      <Button
        component={RouteLink}
        to={formOfCaseAddress(formId, eSubId)}
        variant="default"
        size="compact-sm"
        aria-label={`Open form of ${name}`}
      >
        Open form
      </Button>
    );
  if (!canStart) return null;
  return (
    <Button
      size="compact-sm"
      loading={start.isPending}
      aria-label={`Start form of ${name}`}
      onClick={() => void begin().catch(() => undefined)}
    >
      Start form
    </Button>
  );
}
