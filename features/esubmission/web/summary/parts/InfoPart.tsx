import { KeyValues } from '#platform/web/kit/KeyValues.tsx';
import type { Summary } from '../../../records.ts';
import { factsOf } from '../../../say/summary-lines.ts';
import { Part } from './Part.tsx';

/** What was sold or let, when and for how much. */
export function InfoPart({ summary }: { summary: Summary }) {
  return (
    <Part summary={summary} step="info">
      <KeyValues items={factsOf(summary.info)} />
    </Part>
  );
}
