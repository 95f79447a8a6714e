import { Refusal } from '#platform/contract/refusal.ts';
import { unprintable } from '#platform/server/pdf/printable.ts';

/**
 * @throws Refusal where a name has a letter that the signed PDF would show as an empty box; it names the letter. And where it has several lines, or so
 * many blanks that it is broken there: they would read like facts of the certificate, or sentences of the mail, that somebody else wrote.
 */
export const requirePrintable = (name: string, code: 'signing.invalid' | 'signature.invalid', field: string): void => {
  if (/\n| {3}/.test(name))
    throw new Refusal(code, 'Give the name in one line, with one blank between its words.', { field });
  const letter = unprintable(name);
  if (letter !== undefined)
    throw new Refusal(
      code,
      `“${letter}” in ${name} can’t be printed on the signed document. Give the name in Latin letters, as the passport has it.`,
      { field },
    );
};
