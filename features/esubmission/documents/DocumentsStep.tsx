import { IconFileCheck } from '@tabler/icons-react';
import { useGoToField } from '#platform/web/form/goToField.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { DueDiligencePart } from '../due-diligence/DueDiligencePart.tsx';
import { StepFooter } from '../wizard/StepForm.tsx';
import type { StepProps } from '../wizard/stepProps.web.ts';
import { ArchivedPapers } from './ArchivedPapers.tsx';
import { DocumentGroupPart } from './DocumentGroupPart.tsx';
import { groupDocuments } from './groupDocuments.web.ts';
import { ManyFiles } from './ManyFiles.tsx';

/** Step 5: the checklist of this transaction. Each file is saved when it is uploaded. */
export function DocumentsStep({ summary, at, onSaved, onBack, saveDraft }: StepProps) {
  useGoToField(at);
  const { eSubId, documents, missingDocuments } = summary;
  const uploads = documents.filter(({ form }) => form === null);
  return (
    <div>
      <DueDiligencePart summary={summary} />
      <Panel
        title="Documents"
        description="PDF, JPEG, PNG, HEIC, Word or Excel, up to 25 MB a file. Several files for one line are fine."
        action={
          missingDocuments > 0 ? (
            <StatusBadge tone="warning">{`${missingDocuments} required missing`}</StatusBadge>
          ) : (
            <StatusBadge tone="success">All required documents provided</StatusBadge>
          )
        }
      >
        {documents.length === 0 && (
          <EmptyState icon={IconFileCheck} title="No documents are asked for">
            The checklist follows from the transaction and its parties.
          </EmptyState>
        )}
        {missingDocuments > 0 && <ArchivedPapers eSubId={eSubId} />}
        {uploads.length > 0 && <ManyFiles eSubId={eSubId} documents={uploads} />}
        {groupDocuments(documents).map((group) => (
          <DocumentGroupPart key={group.key} eSubId={eSubId} group={group} />
        ))}
      </Panel>
      <StepFooter onBack={onBack} saveDraft={saveDraft} onContinue={onSaved} />
    </div>
  );
}
