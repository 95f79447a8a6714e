import { createContext } from 'react';

/** Whether a page is inside a shell's main landmark. Outside of one, an error page makes its own. */
export const InsideMain = createContext(false);
