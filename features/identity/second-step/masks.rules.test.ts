import { expect, it } from 'vitest';
import { maskedEmail } from './masks.rules.ts';

it.each([
  ['hannah.lim@gable.example', 'h•••m@gable.example'],
  ['jo@gable.example', '•••@gable.example'],
  ['a@b', '•••@b'],
])('%s shows as %s', (address, shown) => {
  expect(maskedEmail(address)).toBe(shown);
});
