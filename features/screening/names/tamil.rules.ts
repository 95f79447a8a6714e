/** Names in Tamil letters as Latin papers write them. Tamil has one sign for k and g, ch and s, t and d, p and b: its position decides. */

/** Hard at the beginning of a word or doubled; soft between vowels or after m and n. */
const stops: Record<string, [hard: string, soft: string]> = {
  க: ['k', 'g'],
  ச: ['s', 's'],
  ட: ['t', 'd'],
  த: ['th', 'dh'],
  ப: ['p', 'b'],
};
const others: Record<string, string> = {
  ங: 'n',
  ஞ: 'gn',
  ண: 'n',
  ந: 'n',
  ன: 'n',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ற: 'r',
  ல: 'l',
  ள: 'l',
  ழ: 'zh',
  வ: 'v',
  ஜ: 'j',
  ஶ: 'sh',
  ஷ: 'sh',
  ஸ: 's',
  ஹ: 'h',
};
const vowels: Record<string, string> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
};
const signs: Record<string, string> = {
  'ா': 'a',
  'ி': 'i',
  'ீ': 'i',
  'ு': 'u',
  'ூ': 'u',
  'ெ': 'e',
  'ே': 'e',
  'ை': 'ai',
  'ொ': 'o',
  'ோ': 'o',
  'ௌ': 'au',
};
/** Takes the vowel of its letter away. */
const pulli = '்';

/** Sanskrit letters that Tamil writes with others, or with a vowel between: Lakshmi, Krishna, Chandra. */
const borrowed: [RegExp, string][] = [
  [/ட்சு?(?=[ம])/g, 'க்ஷ்'],
  [/ட்ச/g, 'க்ஷ'],
  [/கிருஷ்/g, 'க்ரிஷ்'],
  [/^பிர/, 'ப்ர'],
  [/(?<=[\u0B95-\u0BCD])([கதப])ிர(?=[\u0BBE-\u0BCC]|[\u0B95-\u0BB9])/g, '$1்ர'],
];

export const tamilInLatin = (text: string): string => {
  const letters = [...borrowed.reduce((word, [from, to]) => word.replace(from, to), text.normalize('NFC'))];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1] ?? '';
    const stop = stops[letter];
    if (stop) latin += stop[isSoft(letters, at) ? 1 : 0];
    else latin += others[letter] ?? vowels[letter] ?? signs[letter] ?? '';
    const isConsonant = stop !== undefined || others[letter] !== undefined;
    if (isConsonant && next !== pulli && signs[next] === undefined) latin += 'a';
  }
  return latin;
};

const nasals = new Set('ஙஞணநனம');
const isSoft = (letters: string[], at: number): boolean => {
  if (at === 0 || letters[at + 1] === pulli) return false;
  const before = letters[at - 1] ?? '';
  const last = letters[at - 2] ?? '';
  return before !== pulli || nasals.has(last);
};
