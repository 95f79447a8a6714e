import { IconPencilCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import type { StoredFile } from '#features/media/contract/index.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { ApprovedPart } from '../deals/ApprovedPart.tsx';
import { DocumentList } from '../documents/DocumentList.tsx';
import { MissingBadge } from '../documents/DocumentsPart.tsx';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import { DueDiligencePart } from '../due-diligence/DueDiligencePart.tsx';
import { UncheckedPart } from '../findings/Findings.tsx';
import { ReadyPart } from '../findings/ReadyPart.tsx';
import { InfoPart } from '../info/InfoPart.tsx';
import { ComparedPart } from '../market/ComparedPart.tsx';
import { MarketPart } from '../market/MarketPart.tsx';
import { PartiesPart } from '../parties/PartiesPart.tsx';
import { comparesNumbers } from '../readers.web.ts';
import { RemarksPart } from '../remarks/RemarksPart.tsx';
import { labelOfRemark, stepOfRemark } from '../remarks/remarkPlaces.web.ts';
import { HistoryPart } from '../status/HistoryPart.tsx';
import { steps } from '../steps.words.ts';
import { BillsPart, ExternalPart, InternalPart } from '../summary/MoneyParts.tsx';
import { Part } from '../summary/Part.tsx';
import type { Summary } from '../summary/summary.calls.ts';
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
