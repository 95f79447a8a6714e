import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { AttachedFiles, acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import { send } from '#platform/web/api/send.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { api } from '../api.web.ts';
import type { CourseAttended } from '../attendance/attended.calls.ts';

/** Evidence of a declared training: it can be attached, or the declaration withdrawn, until it is decided. */
export function DeclaredPart({ row, onDone }: { row: CourseAttended; onDone: () => void }) {
  const { id, title, evidence, approval } = row;
  const queries = useQueryClient();
  const withdraw = useChange(api.withdrawDeclaration);
  const upload = uploadFor(`cpd evidence ${id}`, (uploadId, signal) =>
    send(api.addEvidence, { params: { id }, body: { uploadId } }, { signal }),
  );
  return (
    <Stack gap="md" align="stretch">
      <AttachedFiles files={evidence ? [evidence] : []} label={`Evidence of ${title}`} />
      {approval === 'PENDING' && (
        <>
          <FileDrop
            forgetDone
            multiple={false}
            label={`Evidence of ${title}`}
            accept={acceptedFiles}
            hint={evidence ? 'It replaces the file above' : 'A certificate or a confirmation of the provider'}
            upload={upload}
            onUploaded={() => queries.invalidateQueries({ queryKey: ['training'] })}
          />
          <div>
            <ConfirmButton
              label="Withdraw"
              title="Withdraw the declaration?"
              onConfirm={() => withdraw.mutateAsync({ params: { id } }).then(onDone)}
            >
              {title} is removed from your list.
            </ConfirmButton>
          </div>
        </>
      )}
    </Stack>
  );
}
