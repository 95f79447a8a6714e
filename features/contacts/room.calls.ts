import { cardCalls } from './cards/cards.calls.ts';
import { dailyCalls } from './daily/daily.calls.ts';
import { documentCalls } from './documents/documents.calls.ts';
import { handOverCalls } from './hand-over/hand-over.calls.ts';
import { holdCalls } from './holds/holds.calls.ts';
import { importCalls } from './import/import.calls.ts';
import { mergeCalls } from './merge/merge.calls.ts';
import { partCalls } from './parts/parts.calls.ts';
import { pdpaCalls } from './pdpa/pdpa.calls.ts';
import { contactCalls } from './record/contact.calls.ts';

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
