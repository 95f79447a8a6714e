/** Ends of a command: something is wrong, it was called wrongly, or there was nothing to work on, which is no success. */
export const exitCodes = { well: 0, wrong: 1, misuse: 2, nothing: 3 } as const;

/** Why a command was not carried out. The message says what the operator can do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.wrong) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** There was nothing to export, to load or to compare. */
export const nothingThere = (message: string): OperatorError => new OperatorError(message, exitCodes.nothing);

/** A full disk in words; any other error as it is. */
export const explainFull = (error: unknown, folder: string): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? new OperatorError(`There is no room left in ${folder}. Nothing was kept; use a larger disk.`)
    : error;
