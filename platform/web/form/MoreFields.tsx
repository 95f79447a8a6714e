import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ButtonHTMLAttributes, type ReactNode, useId, useState } from 'react';
import classes from './MoreFields.module.css';
import { still } from './still.tsx';
import type { GableForm } from './useGableForm.ts';

type Props = {
  label: string;
  /** What it is about, in a few words. */
  hint?: string;
  form: { form: Pick<GableForm<object>['form'], 'errors'> };
  /** The paths of its fields: it opens when one of them has an error. */
  paths: readonly string[];
  /** How many of them hold something. */
  filled: number;
  children: ReactNode;
};

const Line = still<UnstyledButtonProps & ButtonHTMLAttributes<HTMLButtonElement>>(UnstyledButton);

/** Fields that most people leave out, folded away under one line. They stay in the page: an error finds its field. */
export function MoreFields({ label, hint, form, paths, filled, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = isOpen || paths.some((path) => form.form.errors[path]);
  return (
    <div className={classes.more}>
      <Line className={classes.line} aria-expanded={open} aria-controls={id} onClick={() => setIsOpen(!open)}>
        <IconChevronDown size={17} stroke={1.8} className={classes.chevron} aria-hidden />
        <span>
          {label}
          {(filled > 0 || hint) && <span className={classes.hint}>{filled > 0 ? `${filled} filled in` : hint}</span>}
        </span>
      </Line>
      <div id={id} className={classes.fields} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
