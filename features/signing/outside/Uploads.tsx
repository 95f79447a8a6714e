import { readAllAgain } from '#platform/web/plain/reads.ts';
import type { DocumentOfVisit } from '../room.calls.ts';
import { AddFile } from './AddFile.tsx';
import { useWords } from './language.web.ts';
import form from './SignatureForm.module.css';
import texts from './texts.module.css';
import classes from './Uploads.module.css';

type Props = { token: string; uploads: DocumentOfVisit['uploads']; problem: string | undefined };

/** The files that the recipient is asked for. */
export default function Uploads({ token, uploads, problem }: Props) {
  const { words } = useWords();
  return (
    <fieldset className={`${texts.box} ${form.statements}`}>
      <legend>{words.documents}</legend>
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
  return (
    <div className={classes.asked}>
      <p>
        {label}
        {isRequired && <span className={classes.star}> *</span>}
      </p>
      {help && <p className={texts.small}>{help}</p>}
      <AddFile token={token} of={key} label={label} files={files} onAdded={readAllAgain} />
    </div>
  );
}
