/** `627B`, `C'wealth Dr`, `St. George's Lane`: names in files are all capitals. */
export const inTitleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s(@/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
