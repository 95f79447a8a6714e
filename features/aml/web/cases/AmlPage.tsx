import { useSearch } from '@tanstack/react-router';
import { CaseListPage } from './CaseListPage.tsx';
import { CasePage } from './CasePage.tsx';

/** /agent-tools/aml: the cases, or with ?id= one of them. */
export function AmlPage() {
  const { id }: { id?: string } = useSearch({ strict: false });
  return id === undefined ? <CaseListPage /> : <CasePage key={id} id={id} />;
}
