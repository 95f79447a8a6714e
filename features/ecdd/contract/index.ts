import { formCalls } from './forms.ts';
import { templateCalls } from './templates.ts';

export const ecdd = { ...templateCalls, ...formCalls };
