import * as z from 'zod';
import { type Base, bases } from '#platform/contract/endpoint.ts';

/** The server of a base that is not a prefix of this one, and the header that is sent there as a credential. */
export type Elsewhere = { url: string; credential: { header: string; value: string } | undefined };

/** Every base but the main one, which is this server. */
const movable = Object.keys(bases).filter((base): base is Exclude<Base, 'main'> => base !== 'main');

const nameOf = (base: Base) => `${base.toUpperCase()}_BASE_URL` as const;
const credentialOf = (base: Base) => `${base.toUpperCase()}_BASE_CREDENTIAL` as const;

const url = (base: Base) =>
  z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(`Server that answers the calls under ${bases[base]} instead of this one. Default: none.`);
const credential = (base: Base) =>
  z
    .string()
    .regex(/^[\w-]+: [\x21-\x7e][\x20-\x7e]*$/, 'Give a header and its value, as X-Api-Key: abc.')
    .optional()
    .describe(`Header that is sent to ${nameOf(base)} with each call: X-Api-Key: abc. Default: none.`);

const shape: Record<string, z.ZodOptional<z.ZodType<string>>> = Object.fromEntries(
  movable.flatMap((base) => [
    [nameOf(base), url(base)],
    [credentialOf(base), credential(base)],
  ]),
);

/** Two environment variables for each base. */
export const baseVariables = z.object(shape);

export const basesIn = (parsed: z.output<typeof baseVariables>): Partial<Record<Base, Elsewhere>> => {
  const bases: Partial<Record<Base, Elsewhere>> = {};
  for (const base of movable) {
    const address = parsed[nameOf(base)];
    const secret = parsed[credentialOf(base)];
    if (address) bases[base] = { url: address.replace(/\/+$/, ''), credential: secret ? headerIn(secret) : undefined };
  }
  return bases;
};

const headerIn = (line: string) => {
  const colon = line.indexOf(':');
  return { header: line.slice(0, colon), value: line.slice(colon + 1).trim() };
};
