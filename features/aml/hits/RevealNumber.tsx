import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { api } from '../api.web.ts';
import type { HitRecord } from './hits.calls.ts';

/** The masked number of who was screened; in full once a reason is given, which is kept. */
export function RevealNumber({ hit: { hitId, subject } }: { hit: HitRecord }) {
  const [opened, setOpened] = useState(false);
  const reveal = useChange(api.revealSubject, { refreshes: false });
  return (
    <>
      <span className="g-figures">{reveal.data?.idNumber ?? subject.idNumberMasked}</span>{' '}
      {!reveal.data && (
        <Verb component="button" type="button" size="sm" onClick={() => setOpened(true)}>
          Show
        </Verb>
      )}
      <ReasonDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={(reason) => reveal.mutateAsync({ params: { id: hitId }, body: { reason } })}
        title="Show the identity number?"
        label="Reason"
        most={200}
        confirm="Show"
      >
        Viewing is recorded in the audit trail with your reason.
      </ReasonDialog>
    </>
  );
}
