import { cleanLine } from './clean-text.ts';

/** A cell as it is stored: as text (`clean-text.ts`), and with single spaces. */
export const tidyCell = (cell = ''): string => cleanLine(cell).trim().replace(/ +/g, ' ');
