import { describe, expect, it } from 'vitest';
import { offer, openHouse, port } from './room.ts';

const greeting = port<string>('test.greeting');
const owners = port<{ name: string }>('test.owners');

describe('what rooms offer each other', () => {
  it('is found at its port', () => {
    const house = openHouse([offer(greeting, 'Hello'), offer(owners, { name: 'a' }), offer(owners, { name: 'b' })]);
    expect(house.one(greeting)).toBe('Hello');
    expect(house.all(owners)).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('is none where a port takes any number', () => {
    expect(openHouse([]).all(owners)).toEqual([]);
  });

  it.each([0, 2])('stops the start where a port takes one and has %i', (count) => {
    const house = openHouse(
      Array.from({ length: count }, () => offer(greeting, 'Hello')),
      [],
    );
    expect(() => house.one(greeting)).toThrow(`The port test.greeting has ${count} offers and takes one.`);
  });
});
