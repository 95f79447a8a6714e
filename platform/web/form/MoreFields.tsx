import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './MoreFields.module.css';
import type { AnyForm } from './useGableForm.ts';
import { useHasError } from './useValues.ts';

type Props = {
  label: string;
  /** A short description of the fields. */
  hint?: string;
  form: AnyForm;
  /** The paths of the fields. The section opens if one of them has an error. */
  paths: readonly string[];
  /** The number of fields that are filled in. */
  filled: number;
  children: ReactNode;
};

/**
 * A folded section of fields that most people do not need. The fields stay in the page, so that an error finds its
 * field.
 */
export function MoreFields({ label, hint, form, paths, filled, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = useHasError(form, paths) || isOpen;
  return (
    <div className={classes.more}>
      <UnstyledButton
        className={classes.line ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setIsOpen(!open)}
      >
        <IconChevronDown size={17} stroke={1.8} className={classes.chevron} aria-hidden />
        <span>
          {label}{' '}
          {(filled > 0 || hint) && <span className={classes.hint}>{filled > 0 ? `${filled} filled in` : hint}</span>}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.fields} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
