import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Fold.module.css';

type Props = {
  title: string;
  /** What is in it, in a few words. */
  note: string;
  /** Something in it needs attention: it can't be shut. */
  hasError: boolean;
  children: ReactNode;
};

/** Fields that most people need not see, one press away. */
export function Fold({ title, note, hasError, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen || hasError;
  return (
    <section className={classes.fold}>
      <UnstyledButton
        className={classes.head ?? ''}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={17} stroke={1.9} aria-hidden />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          {!shown && <span className={classes.note}>{note}</span>}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.body} hidden={!shown}>
        {children}
      </div>
    </section>
  );
}
