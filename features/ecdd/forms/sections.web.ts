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

/** The sections as steps, with what is left of each. */
export const stepsOf = (sections: Section[], gaps: readonly Gap[]): Step[] => {
  const open = new Set(gaps.map(({ questionFID }) => questionFID));
  return sections.map(({ no, name, rows }) => {
    const own = rows.filter(({ filledBy }) => filledBy === 'FORM');
    const left = own.filter(({ questionFID }) => open.has(questionFID)).length;
    return {
      id: String(no),
      label: name,
      sub: subOf(rows, own.length, left),
      state: own.length > 0 && left === 0 ? 'done' : 'todo',
      onOpen: () => goTo(no),
    };
  });
};

const subOf = (rows: TemplateRow[], all: number, left: number): string => {
  if (all > 0) return `${all - left} of ${all}`;
  return rows.some(({ filledBy }) => filledBy === 'CUSTOMER') ? 'Customer, when signing' : 'By the system';
};
