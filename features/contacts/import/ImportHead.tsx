import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import type { Crumb } from '#platform/web/kit/page/Crumbs.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { ImportState } from './ImportState.tsx';
import type { Import } from './import.calls.ts';
import { countOf } from './import.words.ts';

/** The head of an import: what comes in is imported or discarded, and what came in can be undone for some days. */
export function ImportHead({ of, crumbs }: { of: Import; crumbs: Crumb[] }) {
  const { id, fileName, state, counts } = of;
  const [isUndoing, setUndoing] = useState(false);
  const navigate = useNavigate();
  const start = useChange(api.startImport);
  const undo = useChange(api.undoImport);
  const drop = useChange(api.dropImport, { onDone: () => void navigate({ to: '/contact-management/import' }) });
  const input = { params: { id } };
  const coming = counts.new + counts.merge;
  return (
    <>
      <RecordHead
        title={fileName}
        crumbs={crumbs}
        state={<ImportState of={of} />}
        line={[staysUntil(of)]}
        {...(state === 'PREVIEW' && {
          primary:
            coming > 0
              ? {
                  label: `Import ${countOf(coming, 'row')}`,
                  loading: start.isPending,
                  onClick: () => start.mutate(input),
                }
              : undefined,
          second: { label: 'Discard', loading: drop.isPending, onClick: () => drop.mutate(input) },
        })}
        {...(state === 'DONE' && { second: { label: 'Undo the import', onClick: () => setUndoing(true) } })}
      />
      <ConfirmDialog
        opened={isUndoing}
        onClose={() => setUndoing(false)}
        onConfirm={() =>
          undo.mutateAsync(input).then(
            () => undefined,
            () => undefined,
          )
        }
        title="Undo this import?"
        confirm="Undo the import"
      >
        Added contacts go to the bin, and merged ones get their previous details back. Contacts that were changed since
        are kept and listed.
      </ConfirmDialog>
    </>
  );
}

const staysUntil = ({ state, until }: Import): string | null => {
  if (state === 'DONE') return `can be undone until ${formatInstant(until)}`;
  return state === 'PREVIEW' ? `nothing is imported yet, kept until ${formatInstant(until)}` : null;
};
