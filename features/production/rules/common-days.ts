import type { Span } from './periods.ts';

/** The days of a span that are also in one of these stretches; all of it where there are none to keep to (null). */
export const commonDays = (stretches: Span[] | null, span: Span): Span[] =>
  (stretches ?? [span])
    .map(({ from, to }) => ({ from: from > span.from ? from : span.from, to: to < span.to ? to : span.to }))
    .filter(({ from, to }) => from <= to);
