import { IconPencilCheck } from '@tabler/icons-react';
import { Notice } from '#platform/web/kit/Notice.tsx';
import type { Summary } from '../../../records.ts';
import { steps } from '../../../words.ts';
import { labelOfRemark, stepOfRemark } from '../../remarks/remarkPlaces.ts';

/** What the salesperson amended since the desk returned it, step by step. */
export function AmendedPart({ summary }: { summary: Summary }) {
  const { amended } = summary;
  if (amended.length === 0) return null;
  const bySteps = [...Map.groupBy(amended, stepOfRemark)];
  return (
    <Notice icon={IconPencilCheck} title="Amended since it was returned">
      {bySteps.map(([step, places]) => {
        const labels = places.map((place) => labelOfRemark(summary, place)).filter((label) => label !== undefined);
        return (
          step && (
            <div key={step}>
              <b>{steps[step]}</b>
              {labels.some((label) => label !== steps[step]) && `: ${[...new Set(labels)].join(', ')}`}
            </div>
          )
        );
      })}
    </Notice>
  );
}
