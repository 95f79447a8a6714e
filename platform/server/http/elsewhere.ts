import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { type ErrorEntry, Refusal } from '#platform/contract/refusal.ts';
import type { FieldCode } from './error-codes.ts';
import type { Route } from './implement.ts';

/** Values sent in fields that only another call changes. */
export type Sent = Record<string, unknown>;

export const sentElsewhere = ({ elsewhere }: Endpoint, body: unknown): Sent | undefined => {
  if (!elsewhere || typeof body !== 'object' || body === null) return undefined;
  const sent = Object.entries(body).filter(([field, value]) => Object.hasOwn(elsewhere, field) && value !== undefined);
  return sent.length > 0 ? Object.fromEntries(sent) : undefined;
};

/**
 * That these fields are as they are stored, which the change left alone: as the call at the same address reads them, or as the change
 * itself answers. Otherwise all of it is undone.
 */
export const requireStored = async (
  { call: { elsewhere = {} }, read }: Route,
  sent: Sent,
  answer: unknown,
  ask: (read: Route) => Promise<unknown>,
): Promise<void> => {
  const stored = (read ? await ask(read) : answer) as Sent;
  const errors = Object.entries(sent).flatMap(([field, value]): ErrorEntry[] =>
    isDeepStrictEqual(value, stored[field])
      ? []
      : [
          {
            field,
            code: 'field.elsewhere' satisfies FieldCode,
            message: `This is changed by ${elsewhere[field]}. Send it as it was read.`,
          },
        ],
  );
  if (errors.length > 0) throw new Refusal('request.invalid', errors[0]?.message ?? '', { errors });
};
