import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Values } from '#platform/web/kit/text/Values.tsx';
import type { Verdict as VerdictCode } from '../../words.ts';
import type { Checked, State } from './useCheck.ts';
import classes from './VerifyPage.module.css';

const tones: Record<VerdictCode, Tone> = {
  VALID: 'success',
  CHANGED: 'danger',
  REVOKED: 'danger',
  UNKNOWN: 'warning',
};

const titles: Record<VerdictCode, (agency: string) => string> = {
  VALID: (agency) => `Issued by ${agency}`,
  CHANGED: (agency) => `Issued by ${agency}, and changed since`,
  REVOKED: (agency) => `Issued by ${agency}, and revoked since`,
  UNKNOWN: (agency) => `Not one of ${agency}’s documents`,
};

const sentences: Record<VerdictCode, (isFile: boolean) => string> = {
  VALID: (isFile) =>
    isFile
      ? 'The file is the one that was issued: nothing in it was changed.'
      : 'Compare these details with the document in your hands. They must be the same.',
  CHANGED: () => 'Do not rely on it. Ask whoever gave it to you for the original.',
  REVOKED: () => 'Do not rely on it: it is no longer valid.',
  UNKNOWN: (isFile) =>
    isFile
      ? 'This file was not issued here in this form. A scan, a photo or a copy that was saved again is not recognised: use the original PDF, or the code printed on it.'
      : 'No document has this code. Check it for a typing mistake; if it is right, do not rely on the document.',
};

/** What was found of a code or a file. */
export function Verdict({ checked, of }: { checked: Checked; of: State }) {
  const { verdict, agency, document, facts, remark } = checked;
  const named = document
    ? [{ label: 'Document', value: <UnbrokenNumbers>{document}</UnbrokenNumbers>, wide: true }]
    : [];
  return (
    <div className={classes.verdict}>
      <Notice tone={tones[verdict]} title={titles[verdict](agency)} live>
        {remark && (
          <p className={classes.remark}>
            <UnbrokenNumbers>{remark}</UnbrokenNumbers>
          </p>
        )}
        <p className={classes.remark}>{sentences[verdict](of.isFile)}</p>
      </Notice>
      <p className={classes.asked}>
        {of.isFile ? 'File' : 'Code'}: {of.asked}
      </p>
      {named.length + facts.length > 0 && <Values items={[...named, ...facts]} />}
    </div>
  );
}
