import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { useWords } from './language.web.ts';
import classes from './Uploads.module.css';

type Props = {
  token: string;
  /** What the file is for: the key of what is asked for, or the code of a question. */
  of: string;
  label: string;
  /** Names of those that came. */
  files: readonly string[];
  onAdded: () => Promise<void>;
};

/** Adds a file of a recipient, and says which are there. */
export function AddFile({ token, of, label, files, onAdded }: Props) {
  const { words, say, why } = useWords();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const take = async (file: File) => {
    setSending(true);
    setFailure('');
    try {
      await sendForm(api.addFile, { query: { token }, body: { key: of } }, file);
      toastResult(words.fileAdded);
      await onAdded();
    } catch (error) {
      setFailure(why(error as CallFailure));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
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
        words={words.dropOrChoose}
        byFinger={words.photoOrChoose}
        onFiles={([file]) => file && void take(file)}
        onRefuse={({ name }) => setFailure(say('fileRefused', { name }))}
      />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}
