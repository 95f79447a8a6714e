import { hash } from 'node:crypto';
import { streetKey } from '#features/property/rules/address.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type MarketRecord, sameAs } from '../files/market-record.rules.ts';
import { unitPrices } from '../unit-price.rules.ts';

export type Staged = { line: number; record: MarketRecord };

type Value = string | number | null;

/** Columns of a staged row, with their types and values. */
const columns: [column: string, type: string, value: (staged: Staged & Derived) => Value][] = [
  ['line', 'int', ({ line }) => line],
  ['key', 'uuid', ({ key }) => key],
  ['month', 'date', ({ record }) => record.month],
  ['region', 'text', ({ record }) => record.region],
  ['block', 'text', ({ record }) => record.block],
  ['street', 'text', ({ record }) => record.street],
  ['project', 'text', ({ record }) => record.project],
  ['street_key', 'text', (staged) => staged.streetKey],
  ['x', 'real', ({ record }) => record.x],
  ['y', 'real', ({ record }) => record.y],
  ['kind', 'text', ({ record }) => record.kind],
  ['model', 'text', ({ record }) => record.model],
  ['segment', 'text', ({ record }) => record.segment],
  ['sale_type', 'text', ({ record }) => record.saleType],
  ['tenure', 'text', ({ record }) => record.tenure],
  ['tenure_text', 'text', ({ record }) => record.tenureText],
  ['lease_start', 'int2', ({ record }) => record.leaseStart],
  ['lease_left', 'int2', ({ record }) => record.leaseLeft],
  ['bedrooms', 'int2', ({ record }) => record.bedrooms],
  ['floor_from', 'int2', ({ record }) => record.floorFrom],
  ['floor_to', 'int2', ({ record }) => record.floorTo],
  ['area', 'int', ({ record }) => record.area],
  ['area_to', 'int', ({ record }) => record.areaTo],
  ['units', 'int2', ({ record }) => record.units],
  ['price', 'int', ({ record }) => record.price],
  ['nett_price', 'int', ({ record }) => record.nettPrice],
  ['psf', 'int', ({ psf }) => psf],
  ['psm', 'int', ({ psm }) => psm],
];

type Derived = { key: string; streetKey: string; psf: number | null; psm: number | null };

const stage = `
  INSERT INTO market_incoming (batch, ${columns.map(([column]) => column).join(', ')})
  SELECT $1::int, * FROM unnest(${columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')})`;

/** Keeps rows of a file until it is read to its end. `isRent`: their areas are bands. */
export const stageRows = async (at: Reading<Actor | null>, batch: number, rows: Staged[], isRent: boolean) => {
  const keys = new Map<string, string>();
  const keyOf = (street: string) => {
    const key = keys.get(street) ?? streetKey(street);
    keys.set(street, key);
    return key;
  };
  const whole = rows.map((staged) => ({
    ...staged,
    ...unitPrices(staged.record, isRent),
    key: hash('md5', sameAs(staged.record), 'hex'),
    streetKey: keyOf(staged.record.street),
  }));
  await ask(at.db, stage, [batch, ...columns.map(([, , value]) => whole.map(value))]);
};
