import { OperatorError } from '#platform/server/operator-error.ts';
import { type OnLeftOut, readRows } from '#platform/server/table-file/read-rows.ts';
import { columnsOfFile, type RegisterRow, rowOfFile } from '../rules.ts';

/** The rows of the regulator's file "salesperson information". */
export const readRegisterFile = (path: string, onLeftOut?: OnLeftOut): AsyncGenerator<RegisterRow> =>
  readRows(
    path,
    (head) => {
      const found = columnsOfFile(head);
      if (!('missing' in found)) return (cells) => rowOfFile(cells, found.at);
      const missing = found.missing.join(', ');
      throw new OperatorError(`${path}, line 1: this is not the file "salesperson information": it has no ${missing}.`);
    },
    onLeftOut,
  );
