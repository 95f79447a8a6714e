import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouteLink } from '../RouteLink.tsx';
import classes from './RowOpener.module.css';

type Props = {
  index: number;
  active: boolean;
  onFocus: () => void;
  to: string | undefined;
  onOpen: (() => void) | undefined;
  children: ReactNode;
};

/** The row's name as its link, so that opening works by keyboard, by middle click and for a screen reader. */
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
