import { caseCalls } from './cases.ts';
import { findCalls } from './find.ts';
import { findingsCalls } from './findings.ts';
import { hitCalls } from './hits.ts';
import { holdCalls } from './holds.ts';
import { registerCalls } from './register.ts';
import { reportCalls } from './reports.ts';

export const aml = {
  ...caseCalls,
  ...findCalls,
  ...findingsCalls,
  ...reportCalls,
  ...hitCalls,
  ...holdCalls,
  ...registerCalls,
};
