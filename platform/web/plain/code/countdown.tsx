import { useEffect, useState } from 'react';
import classes from './countdown.module.css';

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** A countdown in seconds until `until` (milliseconds of the browser's clock); 0 afterwards. */
const useSecondsLeft = (until: number): number => {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    setSeconds(left(until));
    const timer = setInterval(() => {
      const now = left(until);
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};

/** `4:07`. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is said of a code's time, with braces for the time; in English where it is left out. */
type CodeTimeWords = { expiresIn: string; over: string };
const timeWords: CodeTimeWords = {
  expiresIn: 'Expires in {time}',
  over: 'The code has run out. Ask for a new one.',
};

type TimeProps = { lastsUntil: number; words?: CodeTimeWords };

/** The time that is left for a mailed code. An app shows a new code every half minute, so there is no countdown. */
export function CodeTime({ lastsUntil, words = timeWords }: TimeProps) {
  const [before, after] = words.expiresIn.split('{time}');
  const seconds = useSecondsLeft(lastsUntil);
  if (lastsUntil === 0)
    return (
      <p id="lasts" className={classes.lasts}>
        The app shows another code every 30 seconds.
      </p>
    );
  return (
    <p id="lasts" className={classes.lasts}>
      {seconds > 0 ? (
        <>
          {before}
          <span className="g-figures">{clockText(seconds)}</span>
          {after}
        </>
      ) : (
        words.over
      )}
    </p>
  );
}

/** With braces for the seconds. */
type ResendWords = { again: string; againIn: string; working: string };
const resendWords: ResendWords = {
  again: 'Send another code',
  againIn: 'Send another code (in {seconds} s)',
  working: 'Sending …',
};

type Props = { resendAt: number; working: boolean; onResend: () => void; words?: ResendWords };

/** Requests another code. It is disabled until `resendAt`. */
export function ResendButton({ resendAt, working, onResend, words = resendWords }: Props) {
  const seconds = useSecondsLeft(resendAt);
  return (
    <button type="button" className={classes.resend} disabled={seconds > 0 || working} onClick={onResend}>
      {seconds > 0 ? words.againIn.replace('{seconds}', String(seconds)) : working ? words.working : words.again}
    </button>
  );
}
