/** The same function, which keeps what it gave while there is room: words and pairs of them come again and again. */
export const kept = <T>(room: number, make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= room) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
};
