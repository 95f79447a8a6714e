/** A part of a sentence that matched; `isHit`: one of the words that were searched for. */
export type Part = { text: string; isHit: boolean };

/** Around the words that matched, as PostgreSQL marks them: no text of ours has these characters. */
export const marks = { start: '\u0002', end: '\u0003' };

const longest = 240;

/** A marked sentence in parts, cut around its first hit if it is long. */
export const partsOf = (marked: string): Part[] => {
  const parts = cut(marked.replace(/\s+/g, ' ').trim())
    .split(marks.start)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isHit: false }];
      const [hit = '', rest = ''] = piece.split(marks.end);
      return [
        { text: hit, isHit: true },
        { text: rest, isHit: false },
      ];
    });
  return parts.filter(({ text }) => text !== '');
};

const cut = (marked: string): string => {
  if (marked.length <= longest) return marked;
  const hit = Math.max(0, marked.indexOf(marks.start));
  const from = hit < longest / 2 ? 0 : marked.indexOf(' ', hit - longest / 2) + 1;
  const to = from + longest >= marked.length ? marked.length : marked.lastIndexOf(' ', from + longest);
  const piece = `${from > 0 ? '… ' : ''}${marked.slice(from, to)}${to < marked.length ? ' …' : ''}`;
  // A hit that the cut went through is none.
  return piece.lastIndexOf(marks.start) > piece.lastIndexOf(marks.end) ? `${piece}${marks.end}` : piece;
};
