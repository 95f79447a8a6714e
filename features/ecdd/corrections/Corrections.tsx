import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type CorrectionState, correctionStates } from '../forms/forms.words.ts';
import { openCorrection } from './Correct.tsx';
import { RefuseButton } from './RefuseButton.tsx';

type Correction = Form['corrections'][number];

/** Where the correction of this version is: what waits, what may go on, and what was refused last. */
export function CorrectionNotice({ form }: { form: Form }) {
  const open = openCorrection(form);
  const last = form.corrections.find(({ version }) => version === form.version);
  if (open?.state === 'ASKED')
    return (
      <Notice tone="info" title="A correction waits for compliance">
        The form counts as it was signed. Reason: {open.reason}
      </Notice>
    );
  if (open)
    return (
      <Notice tone="info" title="A correction was begun">
        The form counts as it was signed until the correction is saved. Reason: {open.reason}
      </Notice>
    );
  if (last?.state === 'REFUSED')
    return (
      <Notice tone="warning" title="Compliance refused the correction">
        {last.word}
      </Notice>
    );
  return null;
}

const tones: Record<CorrectionState, Tone> = { ASKED: 'neutral', BEGUN: 'neutral', REFUSED: 'neutral' };

/** Why signed versions were corrected, and what was corrected in each. */
export function CorrectionsPanel({ form }: { form: Form }) {
  if (form.corrections.length === 0) return null;
  return (
    <Panel title="Corrections">
      <div className={classes.stack}>
        {form.corrections.map((each) => (
          <Entry key={each.id} of={each} isOfficer={form.officer !== undefined} />
        ))}
      </div>
    </Panel>
  );
}

function Entry({ of, isOfficer }: { of: Correction; isOfficer: boolean }) {
  const { id, version, state, reason, by, at, decidedBy, decidedAt, word, changed } = of;
  const decide = useChange(api.decideCorrection);
  const say = (isBegun: boolean, why = '') => decide.mutateAsync({ params: { id }, body: { isBegun, word: why } });
  return (
    <div className={classes.event}>
      <StatusBadge tone={tones[state]}>
        {state === 'BEGUN' ? `Version ${version} corrected` : correctionStates[state]}
      </StatusBadge>
      <span className={classes.hint}>
        {by}, {formatInstant(at)}
      </span>
      <span className={classes.hint}>Reason: {reason}</span>
      {changed && changed.length > 0 && <span className={classes.hint}>Corrected: {changed.join('; ')}</span>}
      {decidedAt && (
        <span className={classes.hint}>
          {state === 'REFUSED' ? 'Refused' : 'Begun'} by {decidedBy}, {formatInstant(decidedAt)}
          {word && `: ${word}`}
        </span>
      )}
      {isOfficer && state === 'ASKED' && (
        <div className={classes.choices}>
          <ConfirmButton size="xs" label="Begin" title="Begin this correction?" onConfirm={() => say(true)}>
            The salesperson corrects the form, and it is signed again. The approved version counts until then.
          </ConfirmButton>
          <RefuseButton title="Refuse this correction?" onRefuse={(why) => say(false, why)} />
        </div>
      )}
    </div>
  );
}
