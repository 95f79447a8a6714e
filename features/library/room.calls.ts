import { folderCalls } from './folders/folders.calls.ts';
import { formCalls } from './forms/forms.calls.ts';

export const library = { ...folderCalls, ...formCalls };
