import { Loader } from '@mantine/core';
import classes from './Loading.module.css';

/** Shown until the first page is loaded. */
export function Loading() {
  return (
    <main className={classes.box}>
      <h1 className={classes.heard}>Loading</h1>
      <Loader color="rose.5" size="md" />
    </main>
  );
}
