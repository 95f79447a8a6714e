import { IconFileText } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Saved } from '../parts.calls.ts';
import { AgainWizard } from '../proposal/AgainWizard.tsx';
import { BegunWizard } from '../proposal/BegunWizard.tsx';
import { NewWizard } from './NewWizard.tsx';
import { SavedWizard } from './SavedWizard.tsx';
import type { WizardSearch } from './wizardSteps.web.ts';

/** /e-submission/submit-new-transaction: a new submission, or the one in the URL. Each has its own state. */
export function WizardPage() {
  const { eSubId, step, at, from, property, contact, as, again }: WizardSearch = useSearch({ strict: false });
  const me = useMe();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ eSubId: string; at: Date }>();

  const onCreated = async (saved: Saved) => {
    setCreated({ eSubId: saved.eSubId, at: new Date() });
    // The browser's Back leads from the second step to the first step of the same submission, not to an empty form.
    await navigate({ to: '.', search: { eSubId: saved.eSubId, step: 'info' } as never, replace: true });
    await navigate({ to: '.', search: { eSubId: saved.eSubId, step: 'parties' } as never });
  };

  if (me.role !== 'salesperson') return <ForSalespeople />;
  if (!eSubId) {
    const begin = { onCreated: (saved: Saved) => void onCreated(saved) };
    if (again) return <AgainWizard key={again} eSubId={again} {...begin} />;
    return as ? (
      <BegunWizard key={property ?? contact} begin={{ property, contact, as }} {...begin} />
    ) : (
      <NewWizard {...begin} />
    );
  }
  const savedAt = created?.eSubId === eSubId ? created.at : undefined;
  return <SavedWizard key={eSubId} eSubId={eSubId} step={step} at={at} from={from} savedAt={savedAt} />;
}

/** Shown to staff, who check submissions and do not create any. */
function ForSalespeople() {
  return (
    <>
      <PageHeader title="New transaction" />
      <Panel>
        <EmptyState icon={IconFileText} title="Salespeople submit transactions">
          What they have submitted is at the agency desk.
        </EmptyState>
      </Panel>
    </>
  );
}
