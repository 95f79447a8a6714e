import { codeReader } from '#platform/contract/typed/reading.ts';

/** The agency's code of a salesperson, such as S00042. */
export const readSaNo = codeReader(/^[A-Z0-9]{3,10}$/, 'A salesperson code has 3 to 10 letters and digits.');
