import type { ReactNode } from 'react';
import { UnbrokenNumbers } from '../text/UnbrokenNumbers.tsx';
import classes from './StatTiles.module.css';

export type StatTile = { label: string; value: ReactNode };

/** A row of figures inside a card. */
export function StatTiles({ tiles }: { tiles: StatTile[] }) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value }) => (
        <div key={label} className={classes.tile}>
          <dt>
            <UnbrokenNumbers>{label}</UnbrokenNumbers>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
