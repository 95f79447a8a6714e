import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './Fold.module.css';

type Props = {
  title: string;
  /** A short summary of the content. */
  note: string;
  /** A field has an error. The section then cannot be closed. */
  hasError: boolean;
  children: ReactNode;
};

/** A section of fields that most people do not need. It is opened by one click. */
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
          <span className="g-strong">{title}</span>
          {!shown && <span className={classes.note}>{note}</span>}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.body} hidden={!shown}>
        {children}
      </div>
    </section>
  );
}
