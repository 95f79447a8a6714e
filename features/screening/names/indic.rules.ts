/**
 * Names in the scripts of India, Nepal, Bangladesh and Sri Lanka, as people there write them in Latin letters. Unicode keeps these scripts in
 * blocks of one order, so each is read as Devanagari, with what is its own in `scripts`. Every consonant has the vowel a after it unless a
 * sign says otherwise. The languages of the north leave it out at the end of a word and in its middle, without a sign for it: राम is Ram,
 * and रामचरण is Ramcharan.
 */

type Reading = {
  /** How many places its block lies behind that of Devanagari. */
  block?: number;
  /** Written otherwise before it is read as Devanagari. */
  instead?: [RegExp, string][];
  /** The vowel a falls out where it is not spoken. */
  dropsVowel?: boolean;
  /** It stays behind several consonants at the end, whichever they are: Ananda, Dutta. */
  keepsLast?: boolean;
  /** Letter for anusvara at the end of a word and before sounds that it doesn't assimilate to. */
  nasal?: string;
};

const devanagari = { block: 0, dropsVowel: true } as const;
export const indicScripts = {
  DEVANAGARI: devanagari,
  BENGALI: {
    block: 0x80,
    dropsVowel: true,
    keepsLast: true,
    nasal: 'ng',
    instead: [
      [/ৰ/g, 'র'],
      [/ৎ/g, 'ত্'],
      // Spoken as j, unless it has a dot or is written below another letter, as b is then v.
      [/(?<!্)য(?!়)/g, 'জ'],
      [/ৱ|(?<=[^ম]্)ব/g, 'व'],
      [/মো(?:ঃ|হাম্মদ$|হাম্মাদ$|$)/g, 'মোহাম্মদ'],
    ],
  },
  GURMUKHI: {
    block: 0x100,
    dropsVowel: true,
    instead: [
      [/[ੱੲੳੴ]/g, ''],
      [/ੰ/g, 'ਂ'],
      [/ੵ/g, '੍ਯ'],
    ],
  },
  GUJARATI: { block: 0x180, dropsVowel: true },
  TELUGU: { block: 0x300, nasal: 'm', instead: [[/ావు$/, 'ావ్']] },
  KANNADA: { block: 0x380, nasal: 'm', instead: [[/ೞ/g, 'ಳ']] },
  MALAYALAM: {
    block: 0x400,
    nasal: 'm',
    instead: [
      [/ൺ/g, 'ണ്'],
      [/[ൻഩ]/g, 'ന്'],
      [/ർ/g, 'ര്'],
      [/ൽ/g, 'ല്'],
      [/ൾ/g, 'ള്'],
      [/ൿ/g, 'ക്'],
      [/റ്റ/g, 'ട്ട'],
      [/ന്റ/g, 'ന്ട'],
      [/(?<=ണ്)ട/g, 'ഡ'],
    ],
  },
  SINHALA: { nasal: 'n' },
} as const satisfies Record<string, Reading>;
export type IndicScript = keyof typeof indicScripts;

/** Sinhala has an order of its own. Letters with a nasal before them are two. */
const sinhala = new Map<string, string>(
  [
    'අ:अ ආ:आ ඇ:अ ඈ:आ ඉ:इ ඊ:ई උ:उ ඌ:ऊ ඍ:ऋ එ:ऎ ඒ:ए ඓ:ऐ ඔ:ऒ ඕ:ओ ඖ:औ',
    'ක:क ඛ:ख ග:ग ඝ:घ ඞ:ङ ඟ:ंग ච:च ඡ:छ ජ:ज ඣ:झ ඤ:ञ ඥ:ज्ञ ඦ:ंज ට:ट ඨ:ठ ඩ:ड ඪ:ढ ණ:ण ඬ:ंड ත:त ථ:थ ද:द ධ:ध න:न ඳ:ंद',
    'ප:प ඵ:फ බ:ब භ:भ ම:म ඹ:ंब ය:य ර:र ල:ल ව:व ශ:श ෂ:ष ස:स හ:ह ළ:ळ ෆ:फ़',
    '්:् ා:ा ැ:ॅ ෑ:ॅ ි:ि ී:ी ු:ु ූ:ू ෘ:ृ ෲ:ृ ෙ:ॆ ේ:े ෛ:ै ො:ॊ ෝ:ो ෞ:ौ ං:ं ඃ:ः',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => {
      const [sign = '', as = ''] = pair.split(':');
      return [sign, as.normalize('NFC')];
    }),
);

const isDevanagari = (sign: string): boolean => sign >= '\u0900' && sign <= '\u097f';

/** A word of one of these scripts in the signs of Devanagari. */
const asDevanagari = (text: string, script: IndicScript): string => {
  const { block, instead = [] }: Reading = indicScripts[script];
  const written = instead.reduce((word, [from, to]) => word.replace(from, to), text.normalize('NFC'));
  if (block === 0) return written;
  return Array.from(written, (sign) => {
    if (isDevanagari(sign) || sign < '\u0080') return sign;
    if (block === undefined) return sinhala.get(sign) ?? '';
    const as = String.fromCharCode(sign.charCodeAt(0) - block);
    return isDevanagari(as) ? as : '';
  }).join('');
};

const table = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [sign = '', latin = ''] = pair.split(':');
        return [sign.normalize('NFC'), latin] as const;
      }),
  );

const consonants = table(`
क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ऩ:n प:p फ:ph ब:b भ:bh म:m
य:y र:r ऱ:r ल:l ळ:l ऴ:zh व:v श:sh ष:sh स:s ह:h ॹ:zh ॻ:g ॼ:j ॾ:d ॿ:b`);
/** With a dot below: sounds of Persian and English, and d that is spoken as r. */
const dotted: Record<string, string> = { क: 'q', ज: 'z', फ: 'f', ड: 'r', ढ: 'rh', स: 'sh' };
const vowels = table('अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ॠ:ri ऍ:e ऎ:e ए:e ऐ:ai ऑ:o ऒ:o ओ:o औ:au');
const signs = table('ा:a ि:i ी:i ु:u ू:u ृ:ri ॄ:ri ॅ:a ॆ:e े:e ै:ai ॉ:o ॊ:o ो:o ौ:au');
const shortVowels = new Set('िु');
const virama = '्';
const nukta = '़';
const nasals = new Set('ंँ');

/** Letters that are spoken differently from their spelling. */
const spoken: [RegExp, string][] = [
  [/ज्ञ/g, 'ग्य'],
  [/सिंह(?=ा?$)/, 'सिंघ'],
];

type Syllable = {
  consonants: string[];
  vowel: string;
  /** The vowel has no sign. */
  isInherent: boolean;
  isShort: boolean;
  isNasal: boolean;
};

const syllablesOf = (word: string): Syllable[] => {
  const syllables: Syllable[] = [];
  let begun: string[] = [];
  const end = (vowel: string, isInherent: boolean, isShort = false) => {
    syllables.push({ consonants: begun, vowel, isInherent, isShort, isNasal: false });
    begun = [];
  };
  const letters = [...word];
  for (const [at, letter] of letters.entries()) {
    const last = syllables.at(-1);
    const consonant = consonants.get(letter);
    if (consonant) {
      const isDotted = letters[at + 1] === nukta;
      begun.push((isDotted && dotted[letter]) || consonant);
      const next = letters[at + (isDotted ? 2 : 1)] ?? '';
      if (next !== virama && !signs.has(next)) end('a', true);
    } else if (vowels.has(letter)) end(vowels.get(letter) ?? '', false);
    else if (signs.has(letter)) end(signs.get(letter) ?? '', false, shortVowels.has(letter));
    else if (nasals.has(letter) && last) last.isNasal = true;
  }
  if (begun.length > 0) end('', false);
  return syllables;
};

const drop = (syllable: Syllable): void => {
  syllable.vowel = '';
};

/** Consonants that need a vowel when they end a word after another consonant: Chandra, Krishna, Satya. */
const sonorants = new Set('yrlvnm');

const dropsAtEnd = (last: Syllable, before: Syllable, keepsLast: boolean): boolean => {
  const [sound = ''] = last.consonants.slice(-1);
  if (last.consonants.length === 0 || last.isNasal) return false;
  if (last.consonants.length > 1) return !keepsLast && !sonorants.has(sound);
  // Priya, and in Bengali Ananda.
  if (before.isNasal) return !keepsLast;
  return !(sound === 'y' && before.vowel === 'i');
};

/**
 * Drops the vowel between one consonant after a vowel and one before a vowel. In compounds it goes from the end before a syllable with a
 * vowel sign (Madan-lal, not Madna-lal), otherwise from the beginning (Har-bhajan).
 */
const dropWithin = (syllables: Syllable[]): void => {
  const dropAt = (at: number, isMarked: boolean) => {
    const before = syllables[at - 1];
    const here = syllables[at];
    const next = syllables[at + 1];
    if (!before || !here || !next || next.isInherent === isMarked) return;
    const isBetween = before.vowel !== '' && !before.isNasal && next.vowel !== '' && next.consonants.length === 1;
    // Ganapati, Raghupati.
    const isBeforeShortEnd = next.isShort && at + 2 === syllables.length;
    if (here.isInherent && !here.isNasal && here.consonants.length === 1 && isBetween && !isBeforeShortEnd) drop(here);
  };
  const places = Array.from(syllables.keys()).slice(1, -1);
  for (const at of places.toReversed()) dropAt(at, true);
  for (const at of places) dropAt(at, false);
};

const lips = /^[pbm]/;
const nasalBefore = (next: string | undefined, other: string): string => {
  if (next === undefined) return other;
  if (lips.test(next)) return 'm';
  return other === 'm' && /^[yrlvsh]/.test(next) ? 'm' : 'n';
};

/** English letters by their names, as initials are written: ಎಸ್ is S. */
const letterNames = new Map(
  'a:e,ei b:bi c:si d:di e:i f:eph,ef g:ji h:ech,eich i:ai j:je k:ke l:el m:em n:en o:o p:pi q:kyu r:ar s:es t:ti u:yu v:vi,bhi w:dablyu x:eks y:vai z:jed,zed'
    .split(' ')
    .flatMap((line) => {
      const [letter = '', names = ''] = line.split(':');
      return names.split(',').map((name) => [name, letter] as const);
    }),
);

export const indicInLatin = (text: string, script: IndicScript): string => {
  const latin = spelled(text, script);
  return letterNames.get(latin) ?? latin;
};

const spelled = (text: string, script: IndicScript): string => {
  const { dropsVowel = false, keepsLast = false, nasal = 'n' }: Reading = indicScripts[script];
  const word = (nasal === 'm' ? spoken.slice(0, 1) : spoken).reduce(
    (made, [from, to]) => made.replace(from, to),
    asDevanagari(text, script),
  );
  const syllables = syllablesOf(word);
  const [before, last] = syllables.slice(-2);
  if (dropsVowel && before && last) {
    if (last.isInherent && dropsAtEnd(last, before, keepsLast)) drop(last);
    dropWithin(syllables);
  }
  return syllables
    .map(({ consonants: begin, vowel, isNasal }, at) => {
      const next = syllables[at + 1];
      const after = isNasal ? nasalBefore(next && (next.consonants[0] ?? ''), nasal) : '';
      return begin.join('') + vowel + after;
    })
    .join('');
};

/** A word in its own script without the usual differences in spelling: a dot, a nasal before a consonant, long vowels i and u. */
export const indicOwn = (text: string, script: IndicScript): string =>
  asDevanagari(text, script)
    .replace(/़/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-म])/g, 'ं')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ')
    .replace(/ऊ/g, 'उ');
