import { type NotRead, readRows } from '#platform/server/table-file/read-rows.ts';
import { type RegisterRow, registerFile } from '../rules.ts';

/** The rows of the regulator's file "salesperson information". */
export const readRegisterFile = (path: string, notRead?: NotRead): AsyncGenerator<RegisterRow> =>
  readRows(path, [registerFile], notRead);
