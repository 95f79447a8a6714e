import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
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

/** A folded section of fields that most people do not need, which opens if one of them has an error. */
export function MoreFields({ label, hint, form, paths, filled, children }: Props) {
  return (
    <FoldedFields label={label} hint={filled > 0 ? `${filled} filled in` : hint} hasError={useHasError(form, paths)}>
      {children}
    </FoldedFields>
  );
}

type FoldedProps = { label: string; hint?: string | undefined; hasError: boolean; children: ReactNode };

/** The same for who knows whether one of them has an error. The fields stay in the page, so that an error finds its field. */
export function FoldedFields({ label, hint, hasError, children }: FoldedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const open = hasError || isOpen;
  return (
    <div className={classes.more}>
      <UnstyledButton
        className={classes.line ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={16} stroke={1.8} className="g-chevron" aria-hidden />
        <span>
          {label} {hint && <span className={classes.hint}>{hint}</span>}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.fields} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
