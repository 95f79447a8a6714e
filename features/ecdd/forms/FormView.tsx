import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { VerticalSteps } from '#platform/web/kit/status/VerticalSteps.tsx';
import type { Act } from '#platform/web/record/acts.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { api } from '../api.web.ts';
import { rowsIn } from '../approvals/approving.rules.ts';
import { OfficerPanel } from '../approvals/OfficerPanel.tsx';
import { askedOf } from '../asked/asked-of.web.ts';
import { CustomerProgress } from '../asked/CustomerProgress.tsx';
import { Correct, isSigned } from '../corrections/Correct.tsx';
import { CorrectionNotice, CorrectionsPanel } from '../corrections/Corrections.tsx';
import { PapersPanel } from '../papers/PapersPanel.tsx';
import { newFormAddress } from '../places.words.ts';
import { Determination } from '../rating/Determination.tsx';
import { RatingPanel } from '../rating/RatingPanel.tsx';
import { SigningPanel } from '../signing/SigningPanel.tsx';
import { validityWords } from '../signing/validityWords.web.ts';
import { AnsweredRow } from './AnsweredRow.tsx';
import { hasJointOwners } from './again.rules.ts';
import { ContactDetails } from './ContactDetails.tsx';
import classes from './Form.module.css';
import { ExpiredBadge, FormBadge } from './FormBadge.tsx';
import type { Form } from './form.calls.ts';
import { Head } from './Head.tsx';
import { JointOwner } from './JointOwner.tsx';
import { NotForCustomer } from './NotForCustomer.tsx';
import { Progress } from './Progress.tsx';
import { anchorOf, answeredIn, sectionsOf, stepsOf } from './sections.web.ts';
import { Identity } from './TransactionFields.tsx';
import { valuesOf, wordsFor } from './values.web.ts';
import { customersGaps } from './whole.rules.ts';

type Props = { form: Form; eSubId?: string | undefined; onEdit: () => void };

/** A form as it was saved. */
export function FormView({ form, eSubId, onEdit }: Props) {
  const { gaps, asked, templatesDetail, rating, factors, isMine, changedAt, validity } = form;
  const verbs = useVerbs(form, onEdit);
  const isAsked = new Set(asked);
  const asksMore = form.isSigned && customersGaps(gaps, templatesDetail).length > 0;
  const mayCorrect = isMine && isSigned(form) && !asksMore && !validity?.isExpired;
  const out = askedOf(form);
  const isTheirs = out !== undefined && out.finishedAt === null;
  const rows = templatesDetail.filter(
    (row) => isAsked.has(row.questionFID) && row.filledBy !== 'DETERMINATION' && !(isTheirs && row.audience === 'C'),
  );
  const sections = sectionsOf(rows);
  const current = sections.find(({ rows: own }) =>
    own.some(({ questionFID }) => gaps.some((gap) => gap.questionFID === questionFID)),
  );
  return (
    <>
      <Head
        form={form}
        saved={form}
        eSubId={eSubId}
        badge={validity?.isExpired ? <ExpiredBadge /> : <FormBadge state={form.state} />}
        line={[`saved ${formatInstant(changedAt)}`, validityWords(validity)]}
        verbs={{
          ...verbs,
          ...(mayCorrect && { extra: <Correct form={form} label="Correct" onBegun={onEdit} isQuiet /> }),
        }}
      />
      <div className={classes.columns}>
        <div className={classes.side}>
          <Progress {...answeredIn(rows, gaps)} />
          <VerticalSteps
            label="Sections"
            steps={stepsOf(sections, gaps)}
            current={String(current?.no ?? sections.at(-1)?.no ?? 1)}
          />
        </div>
        <div className={classes.sections}>
          {validity?.isExpired && <Expired form={form} until={validity.until} onEdit={onEdit} />}
          <CorrectionNotice form={form} />
          <SaidWrong form={form} />
          {out && isTheirs && (
            <Panel title="The customer’s part">
              <CustomerProgress of={out} />
            </Panel>
          )}
          {asksMore && <AsksMore form={form} onEdit={onEdit} />}
          {gaps.length > 0 && !asksMore && !isTheirs && (
            <Notice
              tone="warning"
              title={gaps.length === 1 ? '1 answer is missing' : `${gaps.length} answers are missing`}
            >
              {isMine &&
                (form.openParts === 'OWN' ? 'Edit your answers to complete it.' : 'Edit the form to complete it.')}
            </Notice>
          )}
          <Panel title="Transaction and customer" action={isMine && isSigned(form) && <ContactDetails form={form} />}>
            <Identity draft={form} />
            <Transaction form={form} />
            {isMine && hasJointOwners(form.cDDFor) && !form.isUcp && <JointOwner form={form} />}
          </Panel>
          {sections.map(({ no, name, rows: own }) => (
            <Panel
              key={no}
              id={anchorOf(no)}
              title={name}
              action={own.every(({ audience }) => audience !== 'C') && <NotForCustomer />}
            >
              {own.map((row) => (
                <AnsweredRow key={row.questionFID} form={form} row={row} />
              ))}
            </Panel>
          ))}
        </div>
        <div className={classes.after}>
          <RatingPanel
            rating={rating}
            isSoFar={form.isSoFar}
            factors={factors}
            rows={templatesDetail}
            words={wordsFor(form, valuesOf(form))}
          />
          {form.officer && <OfficerPanel form={form} officer={form.officer} />}
          <Determination form={form} />
          <SigningPanel form={form} />
          <CorrectionsPanel form={form} />
          <PapersPanel form={form} />
        </div>
      </div>
    </>
  );
}

/** What signers say is wrong: it stops nothing, and whoever may change the form decides what to correct. */
function SaidWrong({ form: { wrong } }: { form: Form }) {
  return wrong.map(({ name, at, words }) => (
    <Notice key={at} tone="warning" title={`${name} says that something is wrong`}>
      “{words}” {formatInstant(at)}
    </Notice>
  ));
}

/** What is signed and asks more since: it is mended by another version, which is signed anew. */
function AsksMore({ form, onEdit }: { form: Form; onEdit: () => void }) {
  const { gaps, isMine, templatesDetail } = form;
  const open = new Set(gaps.map(({ questionFID }) => questionFID));
  const rows = templatesDetail.filter(({ questionFID }) => open.has(questionFID));
  return (
    <Notice tone="warning" title={`Signed, and ${rowsIn(gaps)} ${open.size === 1 ? 'is' : 'are'} asked now`}>
      <ul className={classes.missing}>
        {rows.map(({ questionFID, sectionQuestion }) => (
          <li key={questionFID}>
            {questionFID} {sectionQuestion}
          </li>
        ))}
      </ul>
      {isMine && (
        <div className={classes.correct}>
          <Correct form={form} label="Correct and have it signed again" onBegun={onEdit} />
        </div>
      )}
    </Notice>
  );
}

/** An expired form counts for no new submission: the customer signs a new one. */
function Expired({ form, until, onEdit }: { form: Form; until: string; onEdit: () => void }) {
  const { id, aMLID, cDDFor, propertyId, isMine } = form;
  return (
    <Notice
      tone="warning"
      title={`This form expired on ${formatDay(until)}`}
      action={
        isMine && (
          <div className={classes.choices}>
            <Button
              variant="default"
              component={RouteLink}
              to={newFormAddress(aMLID, cDDFor, { propertyId, from: id })}
            >
              New form from this one
            </Button>
            <Correct form={form} label="Have it signed again" onBegun={onEdit} />
          </div>
        )
      }
    >
      It counts for no new submission.
    </Notice>
  );
}

function Transaction({ form }: { form: Form }) {
  const { property, amountCents, leaseMonths, hasUcp, isUcp, particulars: of, transactionType, signers } = form;
  return (
    <Facts
      items={[
        { label: 'Property', value: property, wide: true },
        {
          label: transactionType === 'SALE' ? 'Price' : 'Monthly rent',
          value: amountCents === null ? '' : formatMoney(amountCents),
        },
        { label: 'Term', value: leaseMonths === null ? '' : `${leaseMonths} months` },
        { label: 'Capacity', value: isUcp ? 'Other side, without an agent' : 'Client' },
        { label: 'Other side', value: hasUcp ? 'Has no agent' : 'Has an agent' },
        { label: 'Email', value: of.email },
        { label: 'Phone', value: of.phone },
        { label: 'Occupation', value: of.occupation },
        { label: 'Employer', value: of.employer },
        { label: 'Other nationalities', value: of.otherNationalities },
        { label: 'Country of birth', value: of.countryOfBirth },
        { label: 'Marital status', value: of.maritalStatus },
        { label: 'Industry', value: of.industry },
        { label: 'Place of business', value: of.placeOfBusiness },
        { label: 'Nature of business', value: of.natureOfBusiness },
        { label: 'Other signers', value: signers.map(({ name }) => name).join(', '), wide: true },
        { label: 'Address', value: of.address, wide: true },
        { label: 'Purpose', value: of.purpose, wide: true },
      ]}
    />
  );
}

/** Whose form it is edits it until it is signed; whoever reads it has its papers. */
const useVerbs = (form: Form, onEdit: () => void): { primary?: Act; second?: Act; more: Act[] } => {
  const pdf = useFormFile(form.id, 'PDF');
  const copy = useFormFile(form.id, 'Customer’s copy', 'C');
  if (form.isMine && form.openParts === 'OWN')
    return { second: { label: 'Edit your answers', icon: IconPencil, onClick: onEdit }, more: [pdf, copy] };
  if (form.isMine && !isSigned(form))
    return { primary: { label: 'Edit', icon: IconPencil, onClick: onEdit }, more: [pdf, copy] };
  return { second: pdf, more: [copy] };
};

const useFormFile = (id: string, label: string, audience?: 'C'): Act => {
  const { bytes, start } = useDownload(urlOf(api.formFile, { params: { id }, query: audience ? { audience } : {} }));
  return {
    kind: 'paper',
    label,
    icon: IconFileTypePdf,
    loading: bytes !== undefined,
    onClick: () => void start(),
  };
};
