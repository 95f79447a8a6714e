/** Letters that have no accent to drop. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
};

/**
 * A name in the letters that banks accept, `Zoë Đặng` → `Zoe Dang`: without accents, with a space for whatever else is not
 * among them, at most 70 characters. Empty if nothing is left, as of a name in Chinese.
 */
export const latinName = (name: string): string =>
  name
    .replace(/[ßæÆœŒøØđĐłŁ]/g, (letter) => spelled[letter] ?? '')
    .replace(/[’‘`]/g, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 /?:().,'+-]/g, ' ')
    .replace(/\s+/g, ' ')
    // A leading sign would be a formula in a spreadsheet.
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 70)
    .trim();
