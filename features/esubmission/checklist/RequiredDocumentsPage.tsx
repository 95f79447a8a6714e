import { useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { PrintButton } from '#platform/web/kit/page/PrintButton.tsx';
import { CombinationView } from './Combination.tsx';
import { type Combination, type CombinationSearch, combinationOf, combinationWords } from './combination.web.ts';

/** /e-submission/required-documents: the documents that a kind of transaction requires, to view and to print. */
export function RequiredDocumentsPage() {
  const search: CombinationSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const asked = combinationOf(search, today);
  const change = (part: Partial<Combination>) =>
    void navigate({ to: '.', search: { ...search, ...part } as never, replace: true });
  return (
    <>
      <PageHeader title="Required documents" meta={combinationWords(asked)} action={<PrintButton />} />
      <CombinationView asked={asked} onChange={change} />
    </>
  );
}
