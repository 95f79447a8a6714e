import { lackingWords } from '#features/screening/screening.words.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Case } from './cases.calls.ts';

/** Required lists that a person was not compared with, or only in an old version. */
export const LackingBadges = ({ lacking }: Pick<Case, 'lacking'>) =>
  lacking.map((list) => (
    <StatusBadge key={list.source} tone="warning">
      {lackingWords(list)}
    </StatusBadge>
  ));
