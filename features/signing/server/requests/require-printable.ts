import { Refusal } from '#platform/contract/refusal.ts';
import { unprintable } from '#platform/server/pdf/printable.ts';

/** @throws Refusal where a name has a letter that the signed PDF would show as an empty box; it names the letter */
export const requirePrintable = (name: string, code: 'signing.invalid' | 'signature.invalid', field: string): void => {
  const letter = unprintable(name);
  if (letter !== undefined)
    throw new Refusal(
      code,
      `“${letter}” in ${name} can’t be printed on the signed document. Give the name in Latin letters, as the passport has it.`,
      { field },
    );
};
