import { Checkbox, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouteLink } from '../page/RouteLink.tsx';
import classes from './rowControls.module.css';

type Props = {
  index: number;
  active: boolean;
  onFocus: () => void;
  to: string | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
};

/** The name of a row as a link, so that it can be opened by keyboard, by middle click and with a screen reader. */
export function RowOpener({ index, active, onFocus, to, onOpen, children }: Props) {
  const shared = { className: classes.opener, tabIndex: active ? 0 : -1, onFocus, 'data-row-opener': index };
  if (to !== undefined) {
    return (
      <RouteLink {...shared} to={to}>
        {children}
      </RouteLink>
    );
  }
  if (!onOpen) return children;
  return (
    <UnstyledButton {...shared} onClick={onOpen}>
      {children}
    </UnstyledButton>
  );
}

type BoxProps = { label: string; checked: boolean; indeterminate?: boolean; onChange: (event: unknown) => void };

/** The checkbox of one row or of all rows, with a label for screen readers. */
export function SelectBox({ label, checked, indeterminate = false, onChange }: BoxProps) {
  return <Checkbox size="xs" aria-label={label} checked={checked} indeterminate={indeterminate} onChange={onChange} />;
}
