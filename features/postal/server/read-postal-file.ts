import { OperatorError } from '#platform/server/operator-error.ts';
import { type OnLeftOut, readRows } from '#platform/server/table-file/read-rows.ts';
import { type PostalLine, readerOf } from '../rules/postal-file.ts';

/** Reads the addresses or postal codes of an open-data file. Its columns show which file it is. */
export const readPostalFile = (path: string, onLeftOut?: OnLeftOut): AsyncGenerator<PostalLine> =>
  readRows(
    path,
    (head) => {
      const read = readerOf(head);
      if (read) return read;
      throw new OperatorError(
        `${path}, line 1: this is none of the files known: condominiums, HDB blocks, or postal codes.`,
      );
    },
    onLeftOut,
  );
