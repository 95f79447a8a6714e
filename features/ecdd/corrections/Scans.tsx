import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type ScanState, scanStates } from '../forms/forms.words.ts';
import { addressOfFile } from '../papers/files.web.ts';
import { RefuseButton } from './RefuseButton.tsx';

const tones: Record<ScanState, Tone> = {
  WAITING: 'neutral',
  TAKEN: 'success',
  REFUSED: 'danger',
  NOT_NEEDED: 'neutral',
};

/** Scans that came after a link was sent: an officer takes each, or refuses it. */
export const Scans = ({ form: { scans, officer } }: { form: Form }) =>
  scans.map((each) => <Scan key={each.id} of={each} isOfficer={officer !== undefined} />);

function Scan({ of, isOfficer }: { of: Form['scans'][number]; isOfficer: boolean }) {
  const { id, version, state, fileId, by, at, decidedBy, decidedAt, word } = of;
  const decide = useChange(api.decideScan);
  const say = (isTaken: boolean, why = '') => decide.mutateAsync({ params: { id }, body: { isTaken, word: why } });
  return (
    <div className={classes.event}>
      <StatusBadge tone={tones[state]}>{scanStates[state]}</StatusBadge>
      <span className={classes.hint}>
        Scan of version {version}, {by}, {formatInstant(at)}
      </span>
      {decidedAt && (
        <span className={classes.hint}>
          {scanStates[state]} by {decidedBy}, {formatInstant(decidedAt)}
          {word && `: ${word}`}
        </span>
      )}
      <Verb size="sm" download href={addressOfFile(fileId)}>
        Download scan
      </Verb>
      {isOfficer && state === 'WAITING' && (
        <div className={classes.choices}>
          <ConfirmButton size="xs" label="Take" title="Take this scan?" onConfirm={() => say(true)}>
            It counts as signed on paper, and a link that is out ends.
          </ConfirmButton>
          <RefuseButton title="Refuse this scan?" onRefuse={(why) => say(false, why)} />
        </div>
      )}
    </div>
  );
}
