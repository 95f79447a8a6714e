import { contactCalls } from './contacts.ts';
import { dailyCalls } from './daily.ts';
import { documentCalls } from './documents.ts';
import { partCalls } from './parts.ts';
import { pdpaCalls } from './pdpa.ts';

export const contacts = { ...contactCalls, ...partCalls, ...documentCalls, ...dailyCalls, ...pdpaCalls };
