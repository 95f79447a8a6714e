import type { Condition, ShowIf } from '../forms/rows.rules.ts';

/** When a question is asked, as compliance reads it. */
export const askedWhen = (showIf: ShowIf | null): string => {
  const { anyOf, ...all } = showIf ?? {};
  const parts = [...partsOf(all), ...(anyOf ? [anyOf.map((each) => partsOf(each).join(' and ')).join(', or ')] : [])];
  return parts.length === 0 ? 'Always' : `If ${parts.join(' and ')}`;
};

const partsOf = ({ partyKind, ucp, enhanced, answer, use }: Condition): string[] => [
  ...(partyKind ? ['the customer is a company or another entity'] : []),
  ...(ucp ? ['the other side has no agent'] : []),
  ...(enhanced ? ['source of wealth is asked for'] : []),
  ...(use ? ['the premises are commercial or industrial'] : []),
  ...(answer ? [`${answer.fid} is answered with ${answer.is === 'Y' ? 'Yes' : 'No'}`] : []),
];
