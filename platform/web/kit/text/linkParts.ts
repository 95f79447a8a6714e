/** Splits a text into web addresses and the text between them. */
export const linkParts = (text: string): { text: string; isLink: boolean }[] =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/)
    .map((part, at) => ({ text: part, isLink: at % 2 === 1 }))
    .filter(({ text: words }) => words !== '');
