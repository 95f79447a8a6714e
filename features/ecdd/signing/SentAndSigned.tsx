import { Anchor } from '@mantine/core';
import { deliveries, type SigningState, signingStates } from '#features/signing/signing.words.ts';
import { isOpen as isLinkOpen } from '#features/signing/state.rules.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { signedHow } from '../forms/forms.words.ts';
import { addressOfFile } from '../papers/files.web.ts';

const tones: Record<SigningState, Tone> = {
  SENT: 'info',
  OPENED: 'progress',
  VERIFIED: 'progress',
  SIGNED: 'success',
  DECLINED: 'danger',
  EXPIRED: 'warning',
  REVOKED: 'neutral',
  LOCKED: 'warning',
};

/** A signature, or what takes its place, with its file. */
export function Signed({
  of: { how, name, signedAt, version, note, fileId },
  isOld,
  isSame,
  waits,
}: {
  of: Form['acknowledged'][number];
  isOld: boolean;
  /** Its file stands above already: who sign together have one. */
  isSame: boolean;
  /** Others have still to sign this version. */
  waits: boolean;
}) {
  return (
    <div className={classes.event}>
      <StatusBadge tone={isOld || how === 'REFUSED' ? 'neutral' : 'success'}>
        {isOld ? `Version ${version}, superseded` : signedHow[how]}
      </StatusBadge>
      <span className={classes.hint}>
        <bdi>{name}</bdi>, {formatInstant(signedAt)}
      </span>
      {note && <span className={classes.hint}>{note}</span>}
      {fileId
        ? !isSame && (
            <Anchor size="sm" download href={addressOfFile(fileId)}>
              {waits ? 'Download what is signed so far' : 'Download signed form'}
            </Anchor>
          )
        : how === 'LINK' && (
            <span className={classes.hint}>
              {waits ? 'It is sealed when all have signed.' : 'The signed PDF is being sealed.'}
            </span>
          )}
    </div>
  );
}

/** A link that was sent, and what became of it. */
export function Sent({ of }: { of: Form['sent'][number] }) {
  const { state, name, email, sentAt, expiresAt, openedAt, declinedAt, declineReason, delivery, version } = of;
  const isOpen = isLinkOpen(state);
  return (
    <div className={classes.event}>
      <StatusBadge tone={tones[state]}>{signingStates[state]}</StatusBadge>
      <span className={classes.hint}>
        Version {version} to <bdi>{name}</bdi>, {email}, {formatInstant(sentAt)}
      </span>
      {openedAt && <span className={classes.hint}>Opened {formatInstant(openedAt)}</span>}
      {declinedAt && <span className={classes.hint}>“{declineReason}”</span>}
      {isOpen && delivery === 'FAILED' && <span className={classes.gap}>{deliveries.FAILED}</span>}
      {isOpen && <span className={classes.hint}>Valid until {formatInstant(expiresAt)}</span>}
    </div>
  );
}
