import { Modal } from '@mantine/core';
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
import classes from '../library.module.css';
import type { FormRecord } from './forms.calls.ts';

type Props = { form: FormRecord; opened: boolean; onClose: () => void };

/** Replaces a form by a newer version, at once or from a day on. */
export function NewVersion({ form, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`New version of ${form.name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <VersionFields form={form} onDone={onClose} />
    </Modal>
  );
}

function VersionFields({ form: { id, name, versions }, onDone }: { form: FormRecord; onDone: () => void }) {
  const today = useToday();
  const queries = useQueryClient();
  const last = versions[0]?.effectiveOn ?? today;
  const [effectiveOn, setDay] = useState<Day | null>(last > today ? last : today);
  const upload = uploadFor(`library version ${id}`, (uploadId, signal) =>
    send(api.addVersion, { params: { id }, body: { uploadId, ...(effectiveOn && { effectiveOn }) } }, { signal }),
  );
  return (
    <div className={classes.record}>
      <DayInput
        label="In force from"
        description="Until then the version before it is in force"
        min={last}
        value={effectiveOn}
        onChange={setDay}
      />
      <FileDrop
        forgetDone
        multiple={false}
        label={`New version of ${name}`}
        accept={acceptedFiles}
        upload={upload}
        onUploaded={async () => {
          toastResult(api.addVersion.message);
          await queries.invalidateQueries({ queryKey: ['library'] });
          onDone();
        }}
      />
    </div>
  );
}
