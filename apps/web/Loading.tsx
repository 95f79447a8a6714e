import { Loader } from '@mantine/core';
import classes from './Loading.module.css';

/** Before there is anything else to show. */
export function Loading() {
  return (
    <main className={classes.box}>
      <h1 className={classes.heard}>Loading</h1>
      <Loader color="rose.5" size="md" />
    </main>
  );
}
