import { useSearch } from '@tanstack/react-router';
import { CircularList } from './CircularList.tsx';
import { CircularPage } from './CircularPage.tsx';

/** /CEACirculars: the circulars, or with ?id= one of them. */
export function CircularsPage() {
  const { id, preview }: { id?: string; preview?: string } = useSearch({ strict: false });
  return id === undefined ? <CircularList /> : <CircularPage key={id} id={id} isPreview={preview !== undefined} />;
}
