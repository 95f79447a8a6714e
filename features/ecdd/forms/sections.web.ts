import type { Step } from '#platform/web/kit/status/VerticalSteps.tsx';
import type { TemplateRow } from '../templates/templates.calls.ts';
import type { Gap } from './gaps.rules.ts';

export type Section = { no: number; name: string; rows: TemplateRow[] };

/** The questions that a person reads here, by section. */
export const sectionsOf = (rows: readonly TemplateRow[]): Section[] =>
  [...Map.groupBy(rows, ({ sectionNo }) => sectionNo)].map(([no, own]) => ({
    no,
    name: own[0]?.sectionName ?? '',
    rows: own,
  }));

export const anchorOf = (no: number): string => `section-${no}`;

const goTo = (no: number) => document.getElementById(anchorOf(no))?.scrollIntoView({ behavior: 'smooth' });

/** Counts answered questions among `rows`. Gaps of other questions, as those that the customer answers, are left out. */
export const answeredIn = (
  rows: readonly Pick<TemplateRow, 'questionFID' | 'filledBy'>[],
  gaps: readonly Pick<Gap, 'questionFID'>[],
): { done: number; all: number } => {
  const open = new Set(gaps.map(({ questionFID }) => questionFID));
  const own = rows.filter(({ filledBy }) => filledBy === 'FORM');
  return { done: own.filter(({ questionFID }) => !open.has(questionFID)).length, all: own.length };
};

/** The sections as steps, with what is left of each. */
export const stepsOf = (sections: Section[], gaps: readonly Gap[]): Step[] =>
  sections.map(({ no, name, rows }) => {
    const { done, all } = answeredIn(rows, gaps);
    return {
      id: String(no),
      label: name,
      sub: subOf(rows, done, all),
      state: all > 0 && done === all ? 'done' : 'todo',
      onOpen: () => goTo(no),
    };
  });

const subOf = (rows: TemplateRow[], done: number, all: number): string => {
  if (all > 0) return `${done} of ${all}`;
  return rows.some(({ filledBy }) => filledBy === 'CUSTOMER') ? 'Customer, when signing' : 'By the system';
};
