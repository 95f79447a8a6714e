import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = Pick<ButtonProps, 'size' | 'disabled'> & {
  /** The words of the button, and of the one that confirms. */
  label: string;
  title: string;
  /** Whether it is the next step of its page. */
  primary?: boolean;
  /** What follows. */
  children: ReactNode;
  /** Shows progress in the dialog until its promise settles; the dialog then closes. The caller's hook shows a failure as a toast. */
  onConfirm: () => Promise<unknown>;
};

/** A button for what can't be undone: it is done once the dialog is confirmed. */
export function ConfirmButton({ label, title, children, onConfirm, size, primary = false, disabled = false }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...(size && { size })}
        variant={primary ? 'filled' : 'default'}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          onConfirm().then(
            () => undefined,
            () => undefined,
          )
        }
        title={title}
        confirm={label}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
