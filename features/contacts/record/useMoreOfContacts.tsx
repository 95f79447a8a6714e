import { IconFileImport, IconPhoneOff } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Acts } from '#platform/web/record/acts.tsx';

const TakeResults = lazy(async () => ({ default: (await import('../pdpa/TakeResults.tsx')).TakeResults }));

/** What comes in by files, behind three dots, and the drawer for the results of the Do Not Call register. */
export function useMoreOfContacts(): { more: Acts; drawer: ReactNode } {
  const [isTaking, setTaking] = useState<boolean>();
  return {
    more: [
      { label: 'Import contacts', to: '/contact-management/import', icon: IconFileImport },
      { label: 'Do Not Call results', onClick: () => setTaking(true), icon: IconPhoneOff },
    ],
    drawer: isTaking !== undefined && (
      <Suspense fallback={null}>
        <TakeResults opened={isTaking} onClose={() => setTaking(false)} />
      </Suspense>
    ),
  };
}
