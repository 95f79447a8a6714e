import { IconPencilCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import type { StoredFile } from '#features/media/contract/index.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { RequiredDocument } from '../../../contract/documents.ts';
import type { Summary } from '../../../contract/summary.ts';
import { steps } from '../../../words/steps.ts';
import { ApprovedPart } from '../../case/ApprovedPart.tsx';
import { ComparedPart } from '../../case/ComparedPart.tsx';
import { MissingBadge } from '../../case/DocumentsPart.tsx';
import { UncheckedPart } from '../../case/Findings.tsx';
import { HistoryPart } from '../../case/HistoryPart.tsx';
import { InfoPart } from '../../case/InfoPart.tsx';
import { MarketPart } from '../../case/MarketPart.tsx';
import { BillsPart, ExternalPart, InternalPart } from '../../case/MoneyParts.tsx';
import { Part } from '../../case/Part.tsx';
import { PartiesPart } from '../../case/PartiesPart.tsx';
import { ReadyPart } from '../../case/ReadyPart.tsx';
import { DocumentList } from '../../documents/DocumentList.tsx';
import { DueDiligencePart } from '../../due-diligence/DueDiligencePart.tsx';
import { comparesNumbers } from '../../readers.ts';
import { RemarksPart } from '../../remarks/RemarksPart.tsx';
import { labelOfRemark, stepOfRemark } from '../../remarks/remarkPlaces.ts';
import { RevealNumber } from './RevealNumber.tsx';
import classes from './review.module.css';

type Props = {
  summary: Summary;
  openId: string | undefined;
  onOpen: (file: StoredFile) => void;
  /** The action beside a line of the checklist that has no file. */
  actOn: ((document: RequiredDocument) => ReactNode) | undefined;
};

/** The form side of a case: the most important facts first, then all parts. Files of the checklist open beside it. */
export function CaseParts({ summary, openId, onOpen, actOn }: Props) {
  return (
    <div className={classes.parts}>
      <AmendedPart summary={summary} />
      <ReadyPart {...summary} />
      <UncheckedPart summary={summary} />
      <DueDiligencePart summary={summary} />
      <Part summary={summary} step="documents" state={<MissingBadge count={summary.missingDocuments} />}>
        <DocumentList foldsOptional documents={summary.documents} openId={openId} onOpen={onOpen} actOn={actOn} />
      </Part>
      <ApprovedPart summary={summary} />
      <InfoPart summary={summary} foldsEmpty />
      <ComparedPart summary={summary} />
      <MarketPart summary={summary} />
      <PartiesPart
        summary={summary}
        {...(comparesNumbers(useMe()) && {
          numberOf: (partyUuid: string, of: string) => (
            <RevealNumber eSubId={summary.eSubId} partyUuid={partyUuid} of={of} />
          ),
        })}
      />
      <ExternalPart summary={summary} />
      <InternalPart summary={summary} />
      <BillsPart summary={summary} />
      <RemarksPart summary={summary} />
      <HistoryPart summary={summary} />
    </div>
  );
}

/** What the salesperson amended since the desk returned the case, by step. */
function AmendedPart({ summary }: { summary: Summary }) {
  const { amended } = summary;
  if (amended.length === 0) return null;
  const bySteps = [...Map.groupBy(amended, stepOfRemark)];
  return (
    <Notice icon={IconPencilCheck} title="Amended since it was returned">
      {bySteps.map(([step, places]) => {
        const labels = places.map((place) => labelOfRemark(summary, place)).filter((label) => label !== undefined);
        return (
          step && (
            <div key={step}>
              <b>{steps[step]}</b>
              {labels.some((label) => label !== steps[step]) && `: ${[...new Set(labels)].join(', ')}`}
            </div>
          )
        );
      })}
    </Notice>
  );
}
