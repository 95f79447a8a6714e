import { cardCalls } from './cards.ts';
import { contactCalls } from './contacts.ts';
import { dailyCalls } from './daily.ts';
import { documentCalls } from './documents.ts';
import { handOverCalls } from './hand-over.ts';
import { holdCalls } from './holds.ts';
import { importCalls } from './import.ts';
import { mergeCalls } from './merge.ts';
import { partCalls } from './parts.ts';
import { pdpaCalls } from './pdpa.ts';

export const contacts = {
  ...contactCalls,
  ...cardCalls,
  ...importCalls,
  ...handOverCalls,
  ...mergeCalls,
  ...partCalls,
  ...documentCalls,
  ...holdCalls,
  ...dailyCalls,
  ...pdpaCalls,
};
