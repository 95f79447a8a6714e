/**
 * Parses the query of an address: `?status=5&q=12`, each value a text. The router's own format puts quotes around texts
 * that look like numbers (`%2212%22`), and changes `0012` and `1e5`.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
};
