import type { ReactNode } from 'react';
import classes from './ShortFields.module.css';

/** Small numbers side by side, on a phone, too. */
export const ShortFields = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;
