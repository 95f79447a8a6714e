import { caseCalls } from './cases.ts';
import { hitCalls } from './hits.ts';
import { registerCalls } from './register.ts';
import { reportCalls } from './reports.ts';

export const aml = { ...caseCalls, ...reportCalls, ...hitCalls, ...registerCalls };
