import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { readAllAgain } from '#platform/web/plain/reads.ts';
import { api } from '../api.web.ts';
import type { DocumentOfVisit } from '../room.calls.ts';
import form from './SignatureForm.module.css';
import texts from './texts.module.css';
import classes from './Uploads.module.css';

type Props = { token: string; uploads: DocumentOfVisit['uploads']; problem: string | undefined };

/** The files that the recipient is asked for. */
export default function Uploads({ token, uploads, problem }: Props) {
  return (
    <fieldset className={`${texts.box} ${form.statements}`}>
      <legend>Documents</legend>
      {uploads.map((requested) => (
        <RequestedUpload key={requested.key} token={token} requested={requested} />
      ))}
      <div role="alert" className={form.alert}>
        {problem && <p className={texts.problem}>{problem}</p>}
      </div>
    </fieldset>
  );
}

function RequestedUpload({ token, requested }: { token: string; requested: Props['uploads'][number] }) {
  const { key, label, help, isRequired, files } = requested;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const take = async (file: File) => {
    setSending(true);
    setFailure('');
    try {
      await sendForm(api.addFile, { query: { token }, body: { key } }, file);
      toastResult(api.addFile.message);
      await readAllAgain();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={classes.asked}>
      <p>
        {label}
        {isRequired && <span className={classes.star}> *</span>}
      </p>
      {help && <p className={texts.small}>{help}</p>}
      {files.map((name) => (
        <p key={name} className={classes.file}>
          <IconCheck size={16} stroke={2} aria-hidden />
          {name}
        </p>
      ))}
      <DropBox
        label={label}
        multiple={false}
        slim
        disabled={isSending}
        onFiles={([file]) => file && void take(file)}
        onRefuse={({ name }, reason) => setFailure(`${name}: ${reason}`)}
      />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </div>
  );
}
