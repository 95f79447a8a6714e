import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Reason, useReason } from '../kit/dialogs/useReason.ts';
import { Button } from './Button.tsx';
import { Textarea } from './inputs.tsx';
import classes from './ReasonDialog.module.css';

const english = { cancel: 'Cancel', close: 'Close', required: undefined };

type Props = Reason & {
  title: string;
  children: ReactNode;
  label: string;
  confirm: string;
  /** It can be taken back, or stops nothing. */
  isHarmless?: boolean;
  /** In English where it is left out. */
  words?: { cancel: string; close: string; required: string | undefined };
};

/**
 * A dialog for an action that takes a reason and can't be taken back: the browser's own, which keeps the focus and closes by Esc. It
 * stands in the body: of a form inside of another one the browser sends the outer.
 */
export function ReasonDialog(props: Props) {
  const { opened, onClose, title, children, label, confirm, isHarmless = false, words = english } = props;
  const { reason, type, problem, working, submit, most, optional } = useReason(props);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it for the keyboard
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      // Beside it: what is in it is clicked on as a part of it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {opened && (
        <form noValidate onSubmit={submit} className={classes.form}>
          <div className={classes.head}>
            <h2 id={heading} className={classes.title}>
              {title}
            </h2>
            <button type="button" className={classes.close} aria-label={words.close} onClick={onClose}>
              <IconX size={20} stroke={1.7} aria-hidden />
            </button>
          </div>
          <p className={classes.words}>{children}</p>
          <Textarea
            label={label}
            required={!optional}
            autoFocus
            maxLength={most}
            value={reason}
            error={problem && (words.required ?? problem)}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button look="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" look={isHarmless ? 'filled' : 'danger'} isBusy={working}>
              {confirm}
            </Button>
          </div>
        </form>
      )}
    </dialog>,
    document.body,
  );
}
