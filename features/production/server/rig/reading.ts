import { expect } from 'vitest';
import type { Client } from '#test/people.ts';

/** What a call answers to this person, who may make it. The longest page of a list is asked for as `pageSize=9999`. */
export const readAs = async <T>(who: Client, path: string): Promise<T> => {
  const { status, body } = await who.get(path);
  expect([path, status, body.errors]).toEqual([path, 200, []]);
  return body.data;
};

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
