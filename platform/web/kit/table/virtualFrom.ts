/** Past this many rows only those in view are drawn. */
export const virtualFrom = 200;
