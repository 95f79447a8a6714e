import { caseCalls } from './cases/cases.calls.ts';
import { findCalls } from './cases/find.calls.ts';
import { findingsCalls } from './cases/findings.calls.ts';
import { hitCalls } from './hits/hits.calls.ts';
import { holdCalls } from './holds/holds.calls.ts';
import { registerCalls } from './register/register.calls.ts';
import { reportCalls } from './reports/reports.calls.ts';

export const aml = {
  ...caseCalls,
  ...findCalls,
  ...findingsCalls,
  ...reportCalls,
  ...hitCalls,
  ...holdCalls,
  ...registerCalls,
};
