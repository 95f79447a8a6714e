/** Why a command was not carried out. The message says what the operator can do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** A full disk in words; any other error as it is. */
export const explainFull = (error: unknown, folder: string): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? new OperatorError(`There is no room left in ${folder}. Nothing was kept; use a larger disk.`)
    : error;
