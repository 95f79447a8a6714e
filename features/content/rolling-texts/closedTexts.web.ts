const key = 'gable.closed-texts';

/** The rolling texts that were closed in this browser, by id. */
export const closedTexts = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

/** How many are remembered: more than an agency shows at once. */
const most = 50;

/** Remembers that a text was closed. Without storage it stays away until the page is left. */
export const closeText = (id: string): string[] => {
  const closed = [id, ...closedTexts().filter((each) => each !== id)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // Shown again next time.
  }
  return closed;
};
