import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { id, optional, phone, text } from '#platform/contract/fields.ts';
import { readInput } from './read-input.ts';

const Line = z.strictObject({ name: text(20), cents: z.int() });
const Body = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('A'), lines: z.array(Line), owner: optional(z.strictObject({ name: text(20) })) }),
  z.strictObject({ kind: z.literal('B'), phone: z.union([z.literal(''), phone()]), day: z.iso.date().optional() }),
]);
const Record = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('A'),
    no: z.string(),
    lines: z.array(Line.extend({ id: id(), gst: z.int() })),
    owner: z.object({ name: z.string(), masked: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('B'), no: z.string(), phone: z.string() }),
]);
const read = (value: unknown) => {
  const { data, error } = readInput(Body, value, Record);
  return data ?? error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
};
const lines = [{ name: 'One', cents: 5 }];

describe('what a client sends back of the record that it read', () => {
  it('is left out where the input does not take it, at any depth', () => {
    const sent = {
      kind: 'A',
      no: 'X-1',
      owner: { name: 'Tan', masked: '•••A' },
      lines: [{ ...lines[0], id: 'anything', gst: 9 }],
    };
    const kept = structuredClone(sent);
    expect(read(sent)).toEqual({ kind: 'A', lines, owner: { name: 'Tan' } });
    expect(sent).toEqual(kept);
  });

  it('excuses no other field, neither one of another place nor a fault', () => {
    expect(read({ kind: 'A', no: 'X-1', lines, nonsense: 1 })).toEqual([' unrecognized_keys']);
    expect(read({ kind: 'A', gst: 9, lines })).toEqual([' unrecognized_keys']);
    expect(read({ kind: 'A', lines: [{ name: 'One', cents: 'five', no: 1 }] })).toEqual([
      'lines.0.cents invalid_type',
      'lines.0 unrecognized_keys',
    ]);
    expect(readInput(Line, { ...lines[0], id: 'x' }).error?.issues).toHaveLength(1);
  });
});

describe('a number where text is meant', () => {
  it('is taken as it reads', () => {
    expect(read({ kind: 'A', lines: [{ name: 7, cents: 5 }] })).toMatchObject({ lines: [{ name: '7' }] });
    expect(read({ kind: 'B', phone: 91_234_567 })).toEqual({ kind: 'B', phone: '+6591234567' });
    expect(readInput(z.strictObject({ year: z.string().regex(/^20\d\d$/) }), { year: 2026 }).data).toEqual({
      year: '2026',
    });
  });

  it('is refused as the text would be, and nothing else becomes text', () => {
    expect(read({ kind: 'B', phone: '', day: 20_261_120 })).toEqual(['day invalid_format']);
    expect(read({ kind: 'B', phone: 12 })).toEqual(['phone custom']);
    for (const name of [1e300, 1e-9, true, null, {}, []])
      expect(read({ kind: 'A', lines: [{ name, cents: 5 }] })).toEqual(['lines.0.name invalid_type']);
    expect(readInput(text(20), 5).success).toBe(false);
  });
});
