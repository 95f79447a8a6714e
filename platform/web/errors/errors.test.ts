import { describe, expect, it } from 'vitest';
import { CallFailure } from '../api/failure.ts';
import { isChunkError, mayReload } from './chunkReload.ts';
import { mayPass, routeErrorTitle, statusOf } from './routeErrors.ts';

describe('a failed route', () => {
  it.each([
    [{ status: 404 }, '404 Not Found'],
    [{ statusCode: 404 }, '404 Not Found'],
    [{ isNotFound: true }, '404 Not Found'],
    [{ status: 503 }, 'An error occurred'],
    [new Error('x'), 'An error occurred'],
    [undefined, 'An error occurred'],
    ['404', 'An error occurred'],
  ])('%j is called "%s"', (error, title) => {
    expect(routeErrorTitle(error)).toBe(title);
  });

  it('counts an error without a status as 500', () => {
    expect([statusOf(null), statusOf(new Error('x')), statusOf({ status: 200 })]).toEqual([500, 500, 500]);
  });
});

describe('trying again', () => {
  it.each([
    [0, true],
    [400, false],
    [403, false],
    [404, false],
    [409, true],
    [429, true],
    [500, true],
    [503, true],
  ])('after a call that was answered %i: %s', (status, may) => {
    expect(mayPass(new CallFailure(status, [{ message: 'x' }]))).toBe(may);
  });

  it('is offered where the cause is not known', () => {
    expect([mayPass(undefined), mayPass(new Error('x'))]).toEqual([true, true]);
  });
});

describe('a missing piece of the app', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module: https://x/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
    'A piece of the app is missing. Importing a module script failed.',
  ])('%s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('is not any other error', () => {
    expect([isChunkError(new Error('x is not a function')), isChunkError('text')]).toEqual([false, false]);
  });

  it('reloads once in 60 seconds', () => {
    expect(mayReload(null, 1_000_000)).toBe(true);
    expect(mayReload('1000000', 1_059_999)).toBe(false);
    expect(mayReload('1000000', 1_060_000)).toBe(true);
    expect(mayReload('nonsense', 1_000_000)).toBe(true);
    expect(mayReload('2000000', 1_000_000), 'a clock that was set back').toBe(true);
  });
});
