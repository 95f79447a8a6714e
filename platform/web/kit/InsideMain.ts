import { createContext } from 'react';

/** Whether a page stands inside a shell's main landmark already; an error page outside of one brings its own. */
export const InsideMain = createContext(false);
