import { IconShieldSearch } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMe } from '#features/identity/index.web.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import { NotForDesk } from '#platform/web/kit/page/NotForDesk.tsx';
import { CaseListPage } from './CaseListPage.tsx';
import { CasePage } from './CasePage.tsx';

/** /agent-tools/aml: the cases, or with ?id= one of them. */
export function AmlPage() {
  const { id }: { id?: string } = useSearch({ strict: false });
  const me = useMe();
  if (id !== undefined) return <CasePage key={id} id={id} />;
  return me.role === 'staff' && !isCompliance(me) ? <NoCases /> : <CaseListPage />;
}

/** For staff of desks that screen nobody. */
const NoCases = () => (
  <NotForDesk title="AML checks" crumbs={[{ label: 'Agent Tools', to: '/agent-tools' }]} icon={IconShieldSearch}>
    Salespeople screen their customers here. Their checks are seen by compliance and the administrator.
  </NotForDesk>
);
