import type { CircularCategory, CircularType } from '#features/circulars/circulars.words.ts';

/** A circular of the demo agency. The titles are such as the regulator gives; the texts are ours. */
export type Paper = {
  /** Null for a recent one, which is numbered by its year. */
  refNo: string | null;
  title: string;
  type: CircularType;
  category: CircularCategory;
  /** The day of issue, or how many days ago. */
  on: string | number;
  /** Days after the issue. */
  effectiveAfter?: number;
  lead: string;
  duties: string[];
  /** What the attached guide says. */
  guide?: string[];
  /** Days after the issue by which it must be acknowledged. */
  acknowledgeAfter?: number;
  audience?: string[];
  /** The number of the one that it replaces. */
  supersedes?: string;
};

type Rest = Partial<Pick<Paper, 'effectiveAfter' | 'guide' | 'acknowledgeAfter' | 'audience' | 'supersedes'>>;
type Kind = [CircularType, CircularCategory];

export const paper = (
  refNo: string | null,
  title: string,
  [type, category]: Kind,
  on: string | number,
  [lead = '', ...duties]: string[],
  rest: Rest = {},
): Paper => ({ refNo, title, type, category, on, lead, duties, ...rest });
