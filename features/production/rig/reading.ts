import { expect } from 'vitest';
import type { Client } from '#test/people.ts';

/** What a call answers to this person, who may make it. The longest page of a list is asked for as `pageSize=9999`. */
export const readAs = async <T>(who: Client, path: string): Promise<T> => {
  const { status, body } = await who.get(path);
  expect([path, status, body.errors]).toEqual([path, 200, []]);
  return body.data;
};

export const finance = '/agency/v1/finance';

/** Every row of a list of finance, page by page. */
export const allOf = async <T>(who: Client, list: string): Promise<T[]> => {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const join = list.includes('?') ? '&' : '?';
    const answer = await readAs<{ rows: T[] }>(who, `${finance}/${list}${join}pageSize=100&pageNumber=${page}`);
    rows.push(...answer.rows);
    if (answer.rows.length < 100) return rows;
  }
};

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
