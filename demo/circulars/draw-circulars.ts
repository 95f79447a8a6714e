import type { RichText } from '#features/content/rich-text/document.calls.ts';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import type { Paper } from './paper.ts';
import { papersFrom2023 } from './papers-from-2023.ts';
import { papersTo2022 } from './papers-to-2022.ts';

/** The circulars of the demo agency as of a day, in the order of their days. What is older than the desk was entered when it began. */
export const drawCirculars = (today: Day) => {
  const began = addDays(addMonths(today, -48), 30);
  const numbers: string[] = [];
  return [...papersTo2022, ...papersFrom2023].map((paper) => {
    const { title, type, category, effectiveAfter, acknowledgeAfter, audience = ['everyone'] } = paper;
    const issuedOn = typeof paper.on === 'string' ? paper.on : addDays(today, -paper.on);
    const refNo = paper.refNo ?? recentNumber(paper, issuedOn, numbers);
    numbers.push(refNo);
    return {
      facts: {
        refNo,
        title,
        type,
        category,
        issuedOn,
        effectiveOn: effectiveAfter === undefined ? null : addDays(issuedOn, effectiveAfter),
        acknowledgeBy: acknowledgeAfter === undefined ? null : addDays(issuedOn, acknowledgeAfter),
        body: bodyOf(paper),
        audience,
      },
      publishedOn: issuedOn < began ? began : issuedOn,
      /** The number of the one that it replaces. */
      supersedes: paper.supersedes,
      guide: paper.guide,
    };
  });
};
export type DrawnCircular = ReturnType<typeof drawCirculars>[number];

/** The number of a recent paper: the next one of its type and year after those that are taken. */
const recentNumber = ({ type }: Paper, issuedOn: Day, taken: string[]): string => {
  const prefix = { PRACTICE_CIRCULAR: 'PC', PRACTICE_GUIDELINE: 'PG' }[type as string] ?? 'NT';
  const year = issuedOn.slice(2, 4);
  const before = taken.filter((refNo) => refNo.startsWith(prefix) && refNo.endsWith(`-${year}`)).length;
  return `${prefix} ${String(before + 1).padStart(2, '0')}-${year}`;
};

type Blocks = RichText['content'];

/** The text of a circular: what it is about, and what one must do. */
const bodyOf = ({ lead, duties }: Paper): RichText => {
  const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
  const heading = (text: string): Blocks[number] => ({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text }],
  });
  return {
    type: 'doc',
    content: [
      heading('What this is about'),
      line(lead),
      heading('What you must do'),
      { type: 'bulletList', content: duties.map((duty) => ({ type: 'listItem', content: [line(duty)] })) },
    ],
  };
};
