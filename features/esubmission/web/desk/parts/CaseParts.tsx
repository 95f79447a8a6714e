import type { ReactNode } from 'react';
import type { StoredFile } from '#features/media/contract.ts';
import type { RequiredDocument, Summary } from '../../../records.ts';
import { RemarksPart } from '../../remarks/RemarksPart.tsx';
import { BillsPart } from '../../summary/parts/BillsPart.tsx';
import { DocumentList } from '../../summary/parts/DocumentList.tsx';
import { MissingBadge } from '../../summary/parts/DocumentsPart.tsx';
import { HistoryPart } from '../../summary/parts/HistoryPart.tsx';
import { InfoPart } from '../../summary/parts/InfoPart.tsx';
import { Part } from '../../summary/parts/Part.tsx';
import { PartiesPart } from '../../summary/parts/PartiesPart.tsx';
import { ReadyPart } from '../../summary/parts/ReadyPart.tsx';
import { ExternalPart, InternalPart } from '../../summary/parts/SharesPart.tsx';
import { UncheckedPart } from '../../summary/parts/UncheckedPart.tsx';
import { AmendedPart } from './AmendedPart.tsx';
import classes from './review.module.css';

type Props = {
  summary: Summary;
  openId: string | undefined;
  onOpen: (file: StoredFile) => void;
  /** Beside a line of the checklist that has no file. */
  actOn: ((document: RequiredDocument) => ReactNode) | undefined;
};

/** The form side of a case: what stands out first, then all of it, the checklist opening files beside it. */
export function CaseParts({ summary, openId, onOpen, actOn }: Props) {
  return (
    <div className={classes.parts}>
      <AmendedPart summary={summary} />
      <ReadyPart {...summary} />
      <UncheckedPart summary={summary} />
      <Part summary={summary} step="documents" state={<MissingBadge count={summary.missingDocuments} />}>
        <DocumentList documents={summary.documents} openId={openId} onOpen={onOpen} actOn={actOn} />
      </Part>
      <InfoPart summary={summary} />
      <PartiesPart summary={summary} />
      <ExternalPart summary={summary} />
      <InternalPart summary={summary} />
      <BillsPart summary={summary} />
      <RemarksPart summary={summary} />
      <HistoryPart summary={summary} />
    </div>
  );
}
