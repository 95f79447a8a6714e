import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './Button.module.css';

type Look = {
  look?: 'filled' | 'default' | 'subtle' | 'danger';
  size?: 'xs' | 'sm' | 'md';
  /** As wide as its place. */
  wide?: boolean;
  /** The icon before the words, and the one after them. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
};
type Props = Look & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean };

/** A button that looks as those of the pages behind sign-in. While it is busy it can't be pressed. */
export function Button({ look, size, wide, before, after, isBusy = false, disabled, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      {...lookOf({ look, size, wide, className: rest.className })}
      data-busy={isBusy || undefined}
      disabled={disabled || isBusy}
    >
      <Inner {...{ before, after }}>{children}</Inner>
    </button>
  );
}

/** A link that looks like a button. It loads the page that it leads to. */
export function ButtonLink({ href, look, size, wide, before, after, children }: Look & { href: string }) {
  return (
    <a href={href} {...lookOf({ look, size, wide })}>
      <Inner {...{ before, after }}>{children}</Inner>
    </a>
  );
}

type Drawn = { [K in 'look' | 'size' | 'wide']?: Look[K] | undefined } & { className?: string | undefined };

const lookOf = ({ look = 'filled', size = 'sm', wide = false, className = '' }: Drawn) => ({
  className: `${classes.button} ${className}`,
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
});

function Inner({ before, after, children }: Pick<Look, 'before' | 'after' | 'children'>) {
  return (
    <span className={classes.inner}>
      {before && <span className={classes.before}>{before}</span>}
      {children}
      {after && <span className={classes.after}>{after}</span>}
    </span>
  );
}
