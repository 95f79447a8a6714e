/** Names in Burmese letters, a word each syllable, as papers of Burma write them in Latin: မင်းအောင်လှိုင် is Min Aung Hlaing. */

const consonants: Record<string, string> = {
  က: 'k',
  ခ: 'kh',
  ဂ: 'g',
  ဃ: 'g',
  င: 'ng',
  စ: 's',
  ဆ: 's',
  ဇ: 'z',
  ဈ: 'z',
  ဉ: 'ny',
  ည: 'ny',
  တ: 't',
  ထ: 'ht',
  ဒ: 'd',
  ဓ: 'd',
  န: 'n',
  ပ: 'p',
  ဖ: 'hp',
  ဗ: 'b',
  ဘ: 'b',
  မ: 'm',
  ယ: 'y',
  ရ: 'y',
  လ: 'l',
  ဝ: 'w',
  သ: 'th',
  ဟ: 'h',
  ဠ: 'l',
  အ: '',
};
/** With the sign of h below them. */
const hushed: Record<string, string> = { y: 'sh', ly: 'sh' };
const whole: Record<string, string> = { ဥ: 'u', ဦ: 'u', ဩ: 'aw', ဪ: 'aw', ဧ: 'e', ဣ: 'i', ဤ: 'i' };

/** A vowel with the consonant that ends its syllable, the longest first. */
const ends: [RegExp, string][] = [
  [/^ောင်/, 'aung'],
  [/^ောက်/, 'auk'],
  [/^ိုင်/, 'aing'],
  [/^ိုက်/, 'aik'],
  [/^ို/, 'o'],
  [/^ော်?/, 'aw'],
  [/^ေ/, 'e'],
  [/^ိ[န]်/, 'ein'],
  [/^ိမ်/, 'ein'],
  [/^ိ[တပ]်/, 'eik'],
  [/^ု[နမ]်|^ုံ/, 'on'],
  [/^ု[တပ]်/, 'ok'],
  [/^[ိီ]/, 'i'],
  [/^[ုူ]/, 'u'],
  [/^ံ|^[နမ]်/, 'an'],
  [/^င်/, 'in'],
  [/^ဉ်/, 'in'],
  [/^ည်/, 'i'],
  [/^ယ်|^ဲ/, 'e'],
  [/^က်/, 'et'],
  [/^စ်/, 'it'],
  [/^[တပ]်/, 'at'],
  [/^[ာါ]/, 'a'],
];
/** After w: Nyunt, Htut. */
const endsAfterW: [RegExp, string][] = [
  [/^[နမ]်/, 'un'],
  [/^[တပ]်/, 'ut'],
];

const syllable = /([က-အဿ])([ျြွှ]*)([^က-အဥ-ဪဿ]*(?:[က-အ]်)?[^က-အဥ-ဪဿ]*)|([ဥ-ဪ])/gu;

/** Each syllable, in its own letters and in Latin ones. */
export const burmeseSyllables = (text: string): { own: string; latin: string }[] =>
  Array.from(
    // One letter over another ends the syllable before.
    text.normalize('NFC').replace(/[့း]/g, '').replace(/်?္/g, '်').matchAll(syllable),
    ([own, letter = '', medials = '', rest = '', alone = '']) => {
      if (alone) return { own, latin: whole[alone] ?? '' };
      const rounded = medials.includes('ွ');
      const afterW = rounded ? endsAfterW.find(([pattern]) => pattern.test(rest)) : undefined;
      const end = afterW ?? ends.find(([pattern]) => pattern.test(rest));
      const sound = `${consonants[letter] ?? ''}${/[ျြ]/.test(medials) ? 'y' : ''}`;
      const begin = medials.includes('ှ') ? (hushed[sound] ?? `h${sound}`) : sound;
      return { own, latin: `${begin}${rounded && !afterW ? 'w' : ''}${end?.[1] ?? 'a'}` };
    },
  ).filter(({ latin }) => latin !== '');
