import classes from './CodePages.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

type Props = { resendAt: number; working: boolean; onResend: () => void };

/** Another code, once the one before had time to come. */
export function ResendButton({ resendAt, working, onResend }: Props) {
  const seconds = useSecondsLeft(resendAt);
  return (
    <button type="button" className={classes.link} disabled={seconds > 0 || working} onClick={onResend}>
      {seconds > 0 ? `Send another code (in ${seconds} s)` : working ? 'Sending …' : 'Send another code'}
    </button>
  );
}
