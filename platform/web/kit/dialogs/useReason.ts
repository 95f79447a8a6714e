import { type FormEvent, useEffect, useState } from 'react';
import { required } from '#platform/contract/required.ts';
import { tooLong } from '../../form/limited.tsx';

export type Reason = {
  opened: boolean;
  onClose: () => void;
  /** The dialog closes when the promise resolves. If it is rejected, the dialog and its text remain. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** What the field begins with when the dialog opens, as long as nothing was typed. */
  initial?: string;
  /** The longest reason. */
  most?: number;
  /** Whether the field may stay empty. */
  optional?: boolean;
};

/** What a dialog that asks for a reason knows of it. */
export const useReason = ({ opened, onClose, onConfirm, initial = '', most = 500, optional = false }: Reason) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  useEffect(() => {
    if (opened) setReason((typed) => typed || initial);
  }, [opened, initial]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog is not sent with it.
    event.stopPropagation();
    if (!optional && !reason.trim()) return setProblem(required);
    if (tooLong(reason, most)) return;
    setWorking(true);
    const done = await onConfirm(reason.trim()).then(
      () => true,
      () => false,
    );
    setWorking(false);
    if (!done) return;
    setReason('');
    onClose();
  };
  const type = (typed: string) => {
    setReason(typed);
    setProblem(undefined);
  };
  return { reason, type, problem, working, submit, most, optional };
};
