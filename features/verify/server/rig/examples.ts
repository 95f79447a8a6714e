import type { Examples } from '#test/access.ts';
import type { verify } from '../../contract.ts';

export const examples: Examples<typeof verify> = {
  calls: { check: { file: { name: 'x.pdf', bytes: Buffer.from('%PDF-1.4 x') } } },
};
