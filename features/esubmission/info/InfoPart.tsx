import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Part } from '../summary/Part.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { factsOf, keyFigures } from '../summary/summary.words.ts';

/** The facts of the transaction: what was sold or let, when and for how much. */
export function InfoPart({ summary, foldsEmpty = false }: { summary: Summary; foldsEmpty?: boolean }) {
  return (
    <Part summary={summary} step="info">
      <KeyValues items={factsOf(summary.info)} foldsEmpty={foldsEmpty} />
    </Part>
  );
}

/** The main amounts of a submission in one row. */
export function KeyFigures({ summary }: { summary: Summary }) {
  return <StatTiles tiles={keyFigures(summary)} />;
}
