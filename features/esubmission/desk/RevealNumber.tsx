import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';

/** How long a number stays on the page, in milliseconds. */
const shownFor = 60_000;

/** Shows one identity number in full for a minute, to compare it with the card. The server records who saw it. */
export function RevealNumber({ eSubId, partyUuid, of }: { eSubId: string; partyUuid: string; of: string }) {
  const reveal = useChange(api.revealNumber, { silent: 'success', refreshes: false });
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => setNumber(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [number]);
  const show = () =>
    reveal.mutateAsync({ params: { id: eSubId }, body: { partyUuid, of } }).then(
      ({ idNumber }) => setNumber(idNumber),
      () => undefined,
    );
  if (number !== undefined) return <b className="g-figures">{number}</b>;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      loading={reveal.isPending}
      title="It is recorded who looks at a number"
      onClick={() => void show()}
    >
      Show number
    </Button>
  );
}
