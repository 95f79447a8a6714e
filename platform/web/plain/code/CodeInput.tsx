import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './CodeInput.module.css';

const places = [0, 1, 2, 3, 4, 5];

type Props = {
  /** The name of the group of six boxes. */
  label: string;
  /** Called when all six digits are typed. */
  onComplete: (code: string) => void;
  onChange?: (digits: string) => void;
  invalid?: boolean;
  disabled?: boolean;
  describedBy?: string;
  /** What each box is called, by its place; in English where it is left out. */
  digit?: (number: number) => string;
  autoFocus?: boolean;
};

/** Six boxes for a code of six digits. It can be typed, pasted, or filled in by the phone. */
export function CodeInput(props: Props) {
  const { label, onComplete, onChange, invalid, disabled, describedBy, autoFocus = true } = props;
  const { digit = (number) => `Digit ${number} of ${places.length}` } = props;
  const [digits, setDigits] = useState(() => places.map(() => ''));
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    if (autoFocus) boxes.current[0]?.focus();
  }, [autoFocus]);

  const put = (from: number, typed: string) => {
    const fresh = typed.replace(/\D/g, '').slice(0, places.length - from);
    const next = digits.map((digit, at) => fresh[at - from] ?? (fresh === '' && at === from ? '' : digit));
    setDigits(next);
    onChange?.(next.join(''));
    if (fresh === '') return;
    boxes.current[Math.min(places.length - 1, from + fresh.length)]?.focus();
    if (next.every(Boolean)) onComplete(next.join(''));
  };
  const paste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text').replace(/\D/g, '');
    put(pasted.length >= places.length ? 0 : at, pasted);
  };
  const move = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const back = event.key === 'Backspace' && !digits[at] && at > 0;
    if (step === 0 && !back) return;
    event.preventDefault();
    boxes.current[back ? at - 1 : at + step]?.focus();
    if (back) put(at - 1, '');
  };

  return (
    <fieldset className={classes.boxes} aria-describedby={describedBy} disabled={disabled}>
      <legend className={classes.legend}>{label}</legend>
      {places.map((at) => (
        <input
          key={at}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          className={classes.box}
          aria-label={digit(at + 1)}
          aria-invalid={invalid || undefined}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          value={digits[at]}
          onFocus={(event) => event.currentTarget.select()}
          // The value may hold the old digit beside the new one. Only the new one is kept.
          onChange={(event) => put(at, event.currentTarget.value.replace(digits[at] ?? '', ''))}
          onPaste={(event) => paste(event, at)}
          onKeyDown={(event) => move(event, at)}
        />
      ))}
    </fieldset>
  );
}
