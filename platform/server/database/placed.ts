/** Values in the order of $1, $2 …, or by the names that a text gives them (`:person`). */
export type Values = readonly unknown[] | Readonly<Record<string, unknown>>;

/** A named parameter in a text; not a cast (`::date`) or the bound of a slice (`[1:n]`). */
const name = /(?<![:\w\]])(?<!\[\d*):([a-z]\w*)/g;

const texts = new Map<string, { text: string; names: string[] }>();

/** The text with numbered parameters, and the values in their order. A name used twice is one value. */
export const placed = (text: string, values: Values): { text: string; values: unknown[] } => {
  if (Array.isArray(values)) return { text, values };
  const statement = texts.get(text) ?? numbered(text);
  return {
    text: statement.text,
    values: statement.names.map((each) => {
      if (!Object.hasOwn(values, each)) throw new Error(`The statement names :${each}, which has no value.`);
      return (values as Record<string, unknown>)[each];
    }),
  };
};

const numbered = (text: string) => {
  const names: string[] = [];
  const placedText = text.replace(name, (_, each: string) => {
    if (!names.includes(each)) names.push(each);
    return `$${names.indexOf(each) + 1}`;
  });
  // Texts that are made anew for each call must not fill it for ever.
  if (texts.size < 5_000) texts.set(text, { text: placedText, names });
  return { text: placedText, names };
};
