import { setImmediate } from 'node:timers/promises';

/** A long list in pieces. Between two of them whoever else waits for the server gets their turn. */
export async function* inTurn<Item>(items: Item[], size: number): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate();
    yield items.slice(from, from + size);
  }
}
