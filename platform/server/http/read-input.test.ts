import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commaList, id, optional, phone, text } from '#platform/contract/fields.ts';
import { direction } from '#platform/contract/paging.ts';
import { readInput, readQuery } from './read-input.ts';

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
    const before = structuredClone(sent);
    expect(read(sent)).toEqual({ kind: 'A', lines, owner: { name: 'Tan' } });
    expect(sent).toEqual(before);
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

describe('a query', () => {
  const Query = z.strictObject({
    saNo: z.int().optional(),
    size: z.coerce.number().int().min(1).default(20),
    name: text(5),
    status: commaList(z.enum(['1', '2', '3'])).optional(),
    sort: direction().default('desc'),
  });
  const query = (parameters: object) => {
    const { data, error } = readInput(Query, readQuery(Query, { name: 'x', ...parameters }));
    return data ?? error?.issues.map(({ path }) => path.join('.'));
  };

  it('has what is empty and may be left out as if it were left out', () => {
    expect(query({ saNo: '', size: '', sort: '', status: '' })).toEqual({ name: 'x', size: 20, sort: 'desc' });
    expect(query({ name: '', other: '' })).toEqual(['']);
    expect(query({ name: '' })).toEqual({ name: '', size: 20, sort: 'desc' });
    for (const key of Object.getOwnPropertyNames(Object.prototype))
      expect(query(Object.fromEntries([[key, '']]))).toEqual(['']);
  });

  it('has a list repeated, with commas, or both', () => {
    for (const status of [['1', '2'], '1,2', ['1', '', '2,'], ',1,2'])
      expect(query({ status })).toMatchObject({ status: ['1', '2'] });
    for (const status of ['1,4', ['4'], { 1: '1' }])
      expect(query({ status })).toEqual([expect.stringContaining('status')]);
  });

  it('has a direction in any capitals, and no other', () => {
    for (const sort of ['asc', 'ASC', 'Asc']) expect(query({ sort })).toMatchObject({ sort: 'asc' });
    for (const sort of ['up', ['asc'], 1]) expect(query({ sort })).toEqual(['sort']);
  });
});
