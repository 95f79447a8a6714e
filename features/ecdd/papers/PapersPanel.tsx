import { Anchor } from '@mantine/core';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { openCorrection } from '../corrections/Correct.tsx';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type AttachCode, attachCodes } from '../forms/forms.words.ts';
import { hasOpenLink, wasAskedByLink } from '../signing/signers.rules.ts';
import { AddPaper } from './AddPaper.tsx';
import { addressOfFile } from './files.web.ts';

/** The papers of a form: those that its questions ask for, and the form as it was signed on paper. */
export function PapersPanel({ form }: { form: Form }) {
  const { id, papers, isMine, acknowledged, version, determination, gaps } = form;
  const remove = useChange(api.removePaper);
  const isSigned = acknowledged.some((each) => each.version === version);
  const isCorrected = openCorrection(form)?.state === 'BEGUN';
  const codes = codesOf(form);
  const maySign = determination !== null && gaps.length === 0 && !form.isSigned;
  const isOut = hasOpenLink(form, form.sent);
  const waits = form.scans.some(({ state }) => state === 'WAITING');
  const kinds = [
    ...(isOut || (isSigned && !isCorrected) ? [] : codes),
    ...(maySign && !waits ? ['SIGNED' as const] : []),
  ];
  if (papers.length === 0 && !(isMine && (codes.length > 0 || maySign))) return null;
  return (
    <Panel title="Documents">
      <div className={classes.stack}>
        {papers.map(({ fileId, name, attachCode, addedAt, addedBy }) => (
          <div key={fileId} className={classes.paper}>
            <TwoLines sub={`${attachCodes[attachCode]} · ${formatDay(dayOf(addedAt))} by ${addedBy || 'the customer'}`}>
              <Anchor size="sm" download href={addressOfFile(fileId)}>
                {name}
              </Anchor>
            </TwoLines>
            {isMine && !isSigned && addedBy !== '' && !acknowledged.some(({ signedAt }) => signedAt >= addedAt) && (
              <ConfirmButton
                size="xs"
                label="Delete"
                title="Delete this document?"
                onConfirm={() => remove.mutateAsync({ params: { id, fileId } })}
              >
                {`${name} is deleted for good.`}
              </ConfirmButton>
            )}
          </div>
        ))}
        {isMine && isOut && codes.length > 0 && (
          <p className={classes.hint}>Withdraw the link to add documents. The customer can add them by the link.</p>
        )}
        {isMine && <AddPaper form={form} codes={kinds} wasAsked={wasAskedByLink(form, form.sent)} />}
      </div>
    </Panel>
  );
}

/** The papers that the questions of a form ask for, by their answers. */
const codesOf = ({ templatesDetail, asked, listECDDAMLFormResult }: Form): AttachCode[] => {
  const checked = new Map(listECDDAMLFormResult.map((each) => [each.questionFID, each.checkedResult]));
  const codes = templatesDetail
    .filter(({ questionFID }) => asked.includes(questionFID))
    .flatMap(({ attachCode, attachOn, questionFID }) =>
      attachCode && (attachOn === null || checked.get(questionFID) === attachOn) ? [attachCode] : [],
    );
  return [...new Set(codes)];
};
