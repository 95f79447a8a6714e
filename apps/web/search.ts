/**
 * The query of an address, plain: `?status=5&q=12`, each value a text. The router's own way writes text that looks like
 * a number in quotes (`%2212%22`), and reads `0012` and `1e5` as something else than what was typed.
 */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
};
