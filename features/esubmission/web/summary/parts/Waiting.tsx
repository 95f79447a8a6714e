import { Loader } from '@mantine/core';
import classes from './FileView.module.css';

/** While a file is on its way. */
export const Waiting = () => (
  <div className={classes.waiting} aria-busy>
    <Loader size={28} role="img" aria-label="Opening the file" />
  </div>
);
