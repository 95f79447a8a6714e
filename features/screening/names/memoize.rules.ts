/** Caches the results of a function, up to `room` of them: the same words and pairs come again and again. */
export const memoize = <T>(room: number, make: (text: string) => T): ((text: string) => T) => {
  const cache = new Map<string, T>();
  return (text) => {
    const before = cache.get(text);
    if (before !== undefined) return before;
    if (cache.size >= room) cache.clear();
    const made = make(text);
    cache.set(text, made);
    return made;
  };
};
