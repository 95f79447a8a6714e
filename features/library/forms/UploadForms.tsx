import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import type { Day } from '#platform/contract/days.ts';
import { send } from '#platform/web/api/send.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { api } from '../api.web.ts';
import type { DeskFolder } from '../folders/folders.calls.ts';
import classes from '../library.module.css';

/** Takes many files at once, each a form of the open folder, named after its file. */
export function UploadForms({ folder }: { folder: DeskFolder }) {
  const today = useToday();
  const queries = useQueryClient();
  const [effectiveOn, setDay] = useState<Day | null>(today);
  const upload = uploadFor(`library ${folder.id}`, (uploadId, signal) =>
    send(
      api.addForm,
      { params: { id: folder.id }, body: { uploadId, ...(effectiveOn && { effectiveOn }) } },
      { signal },
    ),
  );
  return (
    <div className={classes.upload}>
      <FileDrop
        forgetDone
        label={`Forms of ${folder.name}`}
        words={`Drop forms for ${folder.name} here or choose`}
        accept={acceptedFiles}
        upload={upload}
        onUploaded={async ({ fileName }) => {
          toastResult(`${fileName} uploaded.`);
          await queries.invalidateQueries({ queryKey: ['library'] });
        }}
      />
      <DayInput label="In force from" description="Of the files you add next" value={effectiveOn} onChange={setDay} />
    </div>
  );
}
