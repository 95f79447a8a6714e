import { leaseWords, monthWords } from '../words.web.ts';

/** A month in a cell, on one line: `Aug 2026`. */
export function Month({ of }: { of: string }) {
  return <span className="g-figures">{monthWords(of)}</span>;
}

/** Remaining lease on one line: `57 yrs 5 mths`, with `about` if it is derived from the year in which the lease began. */
export function LeaseLeft({ months, isAbout }: { months: number; isAbout: boolean }) {
  return (
    <span className="g-figures">
      {isAbout && 'about '}
      {leaseWords(months)}
    </span>
  );
}
