import { lackingWords } from '#features/screening/screening.words.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Case } from './cases.calls.ts';

/** Which list that must be there somebody was not compared with, or an old one. */
export const LackingBadges = ({ lacking }: Pick<Case, 'lacking'>) =>
  lacking.map((list) => (
    <StatusBadge key={list.source} tone="warning">
      {lackingWords(list)}
    </StatusBadge>
  ));
