import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './Disclosure.module.css';

type Props = {
  /** The words that open it. */
  head: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
};

/** What is folded behind its head, and is drawn when it is opened. */
export function Disclosure({ head, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details open={startsOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.head}>
        <IconChevronRight size={16} stroke={1.8} className="g-chevron" aria-hidden />
        {head}
      </summary>
      {isOpen && children}
    </details>
  );
}
