import { useSearch } from '@tanstack/react-router';
import type { PeopleFileSearch } from '../lists.web.ts';
import { CheckedFile } from './CheckedFile.tsx';
import { ChooseFile } from './ChooseFile.tsx';

/** /agency-desk/people/file?id=&show=&page=: adds and moves people by a file; with `id` what that file changes. */
export function PeopleFilePage() {
  const { id, show = 'ALL', page = 1 }: PeopleFileSearch = useSearch({ strict: false });
  return id === undefined ? <ChooseFile /> : <CheckedFile key={id} id={id} show={show} page={page} />;
}
