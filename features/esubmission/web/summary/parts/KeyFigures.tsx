import { StatTiles } from '#platform/web/kit/StatTiles.tsx';
import type { Summary } from '../../../records.ts';
import { keyFigures } from '../../../say/summary-lines.ts';

/** The money of a submission in one row. */
export function KeyFigures({ summary }: { summary: Summary }) {
  return <StatTiles tiles={keyFigures(summary)} />;
}
