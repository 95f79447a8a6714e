import { useState } from 'react';
import type { Walk } from '../kit/dialogs/Walk.tsx';

/** What the drawer of a list's row takes to lead to the rows beside it. */
export type OfList = { walk?: Walk | undefined; onClose: () => void };

/** The row of a list that is open in its drawer, which leads to the other rows that were in view. */
export const useOpenedRow = <Row>() => {
  const [opened, setOpened] = useState<{ rows: Row[]; at: number }>();
  const drawer: OfList = {
    walk: opened && {
      at: opened.at,
      of: opened.rows.length,
      row: opened.at,
      go: (at) => setOpened({ ...opened, at }),
    },
    onClose: () => setOpened(undefined),
  };
  return {
    row: opened?.rows[opened.at],
    open: (row: Row, rows: Row[]) => setOpened({ rows, at: rows.indexOf(row) }),
    drawer,
  };
};
