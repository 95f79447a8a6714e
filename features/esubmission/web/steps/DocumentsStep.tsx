import { IconFileCheck } from '@tabler/icons-react';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { groupDocuments } from '../summary/parts/groupDocuments.ts';
import type { StepProps } from '../wizard/stepProps.ts';
import { DocumentGroupPart } from './parts/DocumentGroupPart.tsx';
import { StepFooter } from './parts/StepFooter.tsx';

/** Step 5: the checklist that this transaction asks for. Files are saved as they arrive. */
export function DocumentsStep({ summary, at, onSaved, onBack, saveDraft }: StepProps) {
  useGoToField(at);
  const { eSubId, documents, missingDocuments } = summary;
  return (
    <div>
      <Panel
        title="Documents"
        description="PDF, JPEG, PNG, HEIC, Word or Excel, up to 25 MB a file. Several files for one line are fine."
        action={
          missingDocuments > 0 ? (
            <StatusBadge tone="warning">{`${missingDocuments} required missing`}</StatusBadge>
          ) : (
            <StatusBadge tone="success">All required are there</StatusBadge>
          )
        }
      >
        {documents.length === 0 && (
          <EmptyState icon={IconFileCheck} title="No documents are asked for">
            The checklist follows from the transaction and its parties.
          </EmptyState>
        )}
        {groupDocuments(documents).map((group) => (
          <DocumentGroupPart key={group.key} eSubId={eSubId} group={group} />
        ))}
      </Panel>
      <StepFooter onBack={onBack} saveDraft={saveDraft} onContinue={onSaved} />
    </div>
  );
}
