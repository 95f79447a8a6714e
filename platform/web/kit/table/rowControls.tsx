import { Checkbox, UnstyledButton } from '@mantine/core';
import type { Row as ModelRow, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { RouteLink } from '../page/RouteLink.tsx';
import classes from './rowControls.module.css';
import type { TableParts } from './useTableModel.ts';

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

type RowBoxProps<Row extends RowData> = {
  row: ModelRow<TableParts, Row>;
  label: (row: Row) => string;
  whyNot: ((row: Row) => string | null) | undefined;
};

/** The checkbox of a row: none where the row can't be selected, or one that says why. */
export function RowSelectBox<Row extends RowData>({ row, label, whyNot }: RowBoxProps<Row>) {
  const name = `Select ${label(row.original)}`;
  if (row.getCanSelect())
    return <SelectBox label={name} checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />;
  const why = whyNot?.(row.original);
  if (!why) return null;
  return (
    <span title={why} className={classes.closed}>
      <Checkbox size="xs" aria-label={`${name}: ${why}`} checked={false} disabled readOnly />
    </span>
  );
}

/** The checkbox of one row or of all rows, with a label for screen readers. */
export function SelectBox({ label, checked, indeterminate = false, onChange }: BoxProps) {
  return <Checkbox size="xs" aria-label={label} checked={checked} indeterminate={indeterminate} onChange={onChange} />;
}
