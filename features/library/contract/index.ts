import { folderCalls } from './folders.ts';
import { formCalls } from './forms.ts';

export const library = { ...folderCalls, ...formCalls };
