import { createHash } from 'node:crypto';

/** Most revisions of a PDF that are checked: a file with more was made to keep us busy. */
const mostRevisions = 2_000;
const mark = '%%EOF';

/** The SHA-256 of the beginnings of a PDF that could be files of their own, in hex, the shortest first: each ends behind an end-of-file mark. */
export const prefixesOf = (pdf: Buffer): string[] => {
  const running = createHash('sha256');
  const hashes: string[] = [];
  let done = 0;
  for (let place = pdf.indexOf(mark); place >= 0 && hashes.length < mostRevisions; place = pdf.indexOf(mark, place + 1))
    for (const end of endsBehind(pdf, place + mark.length)) {
      running.update(pdf.subarray(done, end));
      done = end;
      hashes.push(running.copy().digest('hex'));
    }
  return hashes;
};

/** Programs write a line end behind the mark, or none. */
const endsBehind = (pdf: Buffer, end: number): number[] => {
  const first = pdf[end];
  const second = pdf[end + 1];
  if (first === 0x0d && second === 0x0a) return [end, end + 1, end + 2];
  return first === 0x0a || first === 0x0d ? [end, end + 1] : [end];
};
