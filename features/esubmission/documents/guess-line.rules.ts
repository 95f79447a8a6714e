import type { RequiredDocument } from './documents.calls.ts';

type Line = Pick<RequiredDocument, 'documentId' | 'name' | 'partyName' | 'fileId'>;

/** What people call files of a document, beside its name. */
const nicknames: Record<string, string[]> = {
  'D-01': ['otp', 'option'],
  'D-02': ['exercise', 'acceptance'],
  'D-03': ['spa', 's&p'],
  'D-04': ['agency', 'eaa', 'form1', 'form5', 'exclusive'],
  'D-08': ['nric', 'ic', 'passport', 'fin', 'identity'],
  'D-09': ['acra', 'bizfile'],
  'D-20': ['stamp', 'iras'],
  'D-21': ['stamp', 'iras'],
  'D-24': ['hfe', 'intent'],
  'D-25': ['loi'],
  'D-26': ['ta', 'tenancy', 'inventory'],
  'D-28': ['cea', 'checklist'],
  'D-29': ['ownership', 'title', 'inlis'],
  'D-33': ['pdpa', 'consent'],
};

/** Words that say nothing about which document it is. */
const idle = new Set([
  'of',
  'the',
  'and',
  'or',
  'to',
  'for',
  'a',
  'form',
  'scan',
  'copy',
  'signed',
  'final',
  'pdf',
  'doc',
]);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\.[a-z]{3,4}$/, '')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== '' && !idle.has(word));

/**
 * The line of the checklist that a file is probably for, by the words of its name: its code, what the document is called,
 * and the party. Undefined when nothing fits, or two documents fit alike.
 */
export const guessLine = <L extends Line>(fileName: string, lines: readonly L[]): L | undefined => {
  const words = new Set(wordsIn(fileName));
  const code = /\bd-?(\d\d)\b/i.exec(fileName)?.[1];
  const scored = lines
    .map((line) => ({ line, score: scoreOf(line, words, code) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best) return undefined;
  return second && second.score === best.score ? undefined : best.line;
};

const scoreOf = ({ documentId, name, partyName }: Line, words: Set<string>, code: string | undefined): number => {
  if (code !== undefined && documentId !== `D-${code}`) return 0;
  const wordsOfName = wordsIn(name).filter((word) => words.has(word)).length;
  const nicked = (nicknames[documentId] ?? []).some((word) => words.has(word)) ? 2 : 0;
  const about = wordsOfName + nicked + (code === undefined ? 0 : 10);
  if (about === 0) return 0;
  return about + wordsIn(partyName ?? '').filter((word) => words.has(word)).length;
};
