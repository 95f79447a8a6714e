import { expect, it } from 'vitest';
import * as z from 'zod';
import { cents, day, optional, requiredText, text } from '../contract/fields.ts';
import { bodyShapeOf } from './bodyShapeOf.ts';

it('knows which fields must be filled in, and how long their texts may be', () => {
  const body = z.strictObject({
    number: requiredText(40),
    note: text(200),
    message: optional(text(500)),
    issuedOn: day(),
    clearedOn: optional(day()),
    cents: cents(),
    kind: z.enum(['A', 'B']),
    personIds: z.array(z.uuid()).min(1),
    others: z.array(z.uuid()),
    agreed: z.boolean(),
    fee: cents().optional(),
    account: z.object({ holder: requiredText(60), branch: text(10) }),
  });
  expect(bodyShapeOf(body)).toEqual({
    required: ['number', 'issuedOn', 'cents', 'kind', 'personIds', 'account.holder'],
    most: { number: 40, note: 200, message: 500, 'account.holder': 60, 'account.branch': 10 },
  });
});

it('says nothing of a body that a form does not fill in', () => {
  expect(bodyShapeOf(undefined)).toBeUndefined();
  expect(bodyShapeOf(z.object({ isOn: z.boolean() }))).toBeUndefined();
  expect(bodyShapeOf(z.union([z.object({ a: text() }), z.object({ b: text() })]))).toBeUndefined();
});
