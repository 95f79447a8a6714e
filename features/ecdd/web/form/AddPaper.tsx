import { useState } from 'react';
import { acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import { largestFile } from '#platform/contract/files.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import type { Form } from '../../contract/forms.ts';
import { type AttachCode, attachCodes } from '../../words/forms.ts';
import { api } from '../api.ts';

type Code = AttachCode | 'SIGNED';

/** Adds a document to a form, of one of these kinds. */
export function AddPaper({ form: { id, version }, codes }: { form: Pick<Form, 'id' | 'version'>; codes: Code[] }) {
  const [chosen, setChosen] = useState<Code>();
  const add = useChange(api.uploadPaper, { silent: 'failure' });
  const first = codes[0];
  if (!first) return null;
  const code = chosen && codes.includes(chosen) ? chosen : first;
  const options = codes.map((value) => ({
    value,
    label: value === 'SIGNED' ? 'This form, signed on paper' : attachCodes[value],
  }));
  return (
    <>
      {codes.length > 1 && (
        <Select label="Kind" data={options} value={code} onChange={(value: unknown) => setChosen(value as Code)} />
      )}
      <FileDrop
        label={`Add: ${options.find(({ value }) => value === code)?.label}`}
        accept={acceptedFiles}
        maxSize={largestFile}
        forgetDone
        upload={uploadFor(`ecdd ${id} ${code} ${version}`, (uploadId) =>
          add.mutateAsync({ body: { id, attachCode: code, uploadId, ...(code === 'SIGNED' && { version }) } }),
        )}
      />
    </>
  );
}
