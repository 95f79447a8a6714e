/** The part of a dictionary of OpenCC that is used: a sign, and those that are written for it, the usual one first. */
export type Dictionary = ReadonlyMap<string, readonly string[]>;

/** A dictionary as OpenCC keeps it: a line each, sign, tab, signs with blanks between. */
export const readDictionary = (text: string): Dictionary =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.includes('\t') && !line.startsWith('#'))
      .map((line) => {
        const [sign = '', others = ''] = line.trim().split('\t');
        return [sign, others.split(' ')];
      }),
  );

/** Short forms of Japan that are another sign in Chinese names, not a way to write the long one: 芸 is Yun, 藝 is Yi. */
const ofTheirOwn = new Set('芸糸缶欠予弁浜');
/** Signs of Japanese and Chinese family names that the dictionaries leave out. */
const lacking: Record<string, string> = {
  髙: '高',
  﨑: '崎',
  𠮷: '吉',
  邉: '边',
  邊: '边',
  濵: '滨',
  桒: '桑',
  嶋: '岛',
  嶌: '岛',
};

/**
 * Classes of Han signs that are written for each other, in simplified Chinese first: `国國囯`. `traditional` leads to simplified signs,
 * `japanese` and `regional` (Hong Kong, Taiwan) to and from traditional ones.
 */
export const classesOfHan = (
  traditional: Dictionary,
  japanese: Dictionary,
  regional: readonly Dictionary[],
): string[] => {
  const standard = new Map<string, string>();
  for (const dictionary of regional)
    for (const [sign, variants] of dictionary) for (const variant of variants) standard.set(variant, sign);
  for (const [short, [long = short]] of japanese) if (!ofTheirOwn.has(short)) standard.set(short, long);
  const simplified = (sign: string): string => lacking[sign] ?? traditional.get(sign)?.[0] ?? sign;
  const folded = (sign: string): string => {
    const own = simplified(sign);
    return own === sign ? simplified(standard.get(sign) ?? sign) : own;
  };
  const classes = new Map<string, string[]>();
  for (const sign of new Set([...traditional.keys(), ...standard.keys(), ...Object.keys(lacking)])) {
    const into = folded(folded(sign));
    if (into !== sign) classes.set(into, [...(classes.get(into) ?? []), sign]);
  }
  return [...classes].map(([into, signs]) => [into, ...signs.toSorted()].join('')).toSorted();
};
