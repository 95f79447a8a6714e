import { aboutErrors } from '#platform/server/http/error-codes.ts';

const allOf = (words: RegExp, text: string): string[] => [...text.matchAll(words)].map(([, word = '']) => word);

/** What the API document lists: kinds, such as `locked`, whole codes, such as `field.choice`, and the words of checks without a number. */
const kinds = allOf(/^- `([a-z-]+)` \(/gm, aboutErrors);
const codes = allOf(/^- `([a-z-]+\.[a-z-]+)`/gm, aboutErrors);
const words = allOf(/`([a-z]+)`/g, /or a word: ([^.]+)\./.exec(aboutErrors)?.[1] ?? '');

const isDocumented = (code: string): boolean =>
  codes.includes(code) ||
  words.includes(code) ||
  /^V\d\d$/.test(code) ||
  (code.includes('.') && kinds.includes(code.slice(code.lastIndexOf('.') + 1)));

/** Names each error code of an answer that the API document does not list (docs/decisions/0052): a program that follows the document would not know it. */
export const undocumentedCodes = (body: unknown): string[] => {
  const { errors } = (body ?? {}) as { errors?: { code: string }[] };
  return (Array.isArray(errors) ? errors : []).flatMap(({ code }) =>
    isDocumented(code) ? [] : `the API document does not list the code ${code} (platform/server/http/error-codes.ts)`,
  );
};
