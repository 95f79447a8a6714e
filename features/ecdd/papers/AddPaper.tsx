import { useState } from 'react';
import { acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import { largestFile } from '#platform/contract/files.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type AttachCode, attachCodes } from '../forms/forms.words.ts';
import { asksMitigation, withoutLinkWords } from '../signing/withoutLink.web.ts';

type Code = AttachCode | 'SIGNED';

/** Adds a document to a form, of one of these kinds. */
export function AddPaper({ form, codes, wasAsked = false }: { form: Form; codes: Code[]; wasAsked?: boolean }) {
  const { id, version } = form;
  const [mitigation, setMitigation] = useState('');
  const [chosen, setChosen] = useState<Code>();
  const add = useChange(api.uploadPaper, { silent: 'failure' });
  const first = codes[0];
  if (!first) return null;
  const code = chosen && codes.includes(chosen) ? chosen : first;
  const options = codes.map((value) => ({
    value,
    label: value === 'SIGNED' ? 'This form, signed on paper' : attachCodes[value],
  }));
  const label = options.find(({ value }) => value === code)?.label;
  return (
    <>
      {codes.length > 1 ? (
        <Select label="Kind" data={options} value={code} onChange={(value: unknown) => setChosen(value as Code)} />
      ) : (
        <p className="g-strong">{label}</p>
      )}
      {code === 'SIGNED' && wasAsked && (
        <p className={classes.hint}>
          The customer was sent a link: compliance takes the scan or refuses it. A link that is out goes on until then.
        </p>
      )}
      {code === 'SIGNED' && asksMitigation(form) && (
        <Textarea
          label="Mitigation"
          description={withoutLinkWords}
          maxLength={1000}
          minRows={2}
          required
          value={mitigation}
          onChange={({ currentTarget }) => setMitigation(currentTarget.value)}
        />
      )}
      <FileDrop
        label={`Add: ${label}`}
        accept={acceptedFiles}
        maxSize={largestFile}
        forgetDone
        upload={uploadFor(`ecdd ${id} ${code} ${version}`, (uploadId) =>
          add.mutateAsync({
            body: {
              id,
              attachCode: code,
              uploadId,
              ...(code === 'SIGNED' && { version, mitigation: mitigation.trim() }),
            },
          }),
        )}
      />
    </>
  );
}
