/** The pattern of `ilike` for a text that has these words anywhere, whatever signs they have. */
export const containing = (words: string): string => `%${words.replace(/[%_\\]/g, '\\$&')}%`;
