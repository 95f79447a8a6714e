import { Loader } from '@mantine/core';
import classes from './FileView.module.css';

/** Shown while a file loads. */
export const Waiting = () => (
  <div className={classes.waiting} aria-busy>
    <Loader size={28} role="img" aria-label="Opening the file" />
  </div>
);
