import { useState } from 'react';
import { isOpen as isLinkOpen } from '#features/signing/state.rules.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { askedOf } from '../asked/asked-of.web.ts';
import { CustomerProgress } from '../asked/CustomerProgress.tsx';
import { Scans } from '../corrections/Scans.tsx';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type AnsweredWay, answeredWays } from '../forms/forms.words.ts';
import { RecordRefusal } from './RecordRefusal.tsx';
import { Asks, Sends } from './SendForm.tsx';
import { Sent, Signed } from './SentAndSigned.tsx';

const wayHints: Record<AnsweredWay, string> = {
  WITH_ME: 'You type what the customer says. They read and sign it by a link.',
  THEMSELVES: 'The customer answers on their own phone, and signs. What you typed of their part goes; yours stays.',
};

/** What was sent of a form, what became of it, and what can be done next. */
export function SigningPanel({ form }: { form: Form }) {
  const { id, version, isMine, gaps, determination, acknowledged, sent, isSigned } = form;
  const out = askedOf(form);
  const isTheirs = out !== undefined && out.finishedAt === null;
  const wasSent = sent.some((each) => each.version === version);
  const isReady = (wasSent || (gaps.length === 0 && determination !== null)) && !isSigned && !isTheirs;
  const [answers, setAnswers] = useState<AnsweredWay>();
  const chosen = answers ?? (isReady ? 'WITH_ME' : 'THEMSELVES');
  const isOpen = sent.some((each) => each.version === version && isLinkOpen(each.state));
  const mayChoose = isMine && !isSigned && !isOpen && !isTheirs;
  const isOnPaper = acknowledged.some((each) => each.version === version && each.how !== 'LINK');
  const revoke = useChange(api.revokeForm);
  return (
    <Panel title="Signing">
      <div className={classes.stack}>
        {acknowledged.map((each, at) => (
          <Signed
            key={`${each.version} ${each.signedAt}`}
            of={each}
            isOld={each.version !== version}
            isSame={acknowledged.findIndex(({ fileId }) => fileId === each.fileId) < at}
            waits={each.version === version && (!form.isSigned || (each.how === 'LINK' && isOnPaper))}
          />
        ))}
        {sent
          .filter(({ state }) => state !== 'SIGNED')
          .slice(0, 5)
          .map((each) => (
            <Sent key={each.requestId} of={each} />
          ))}
        <Scans form={form} />
        {acknowledged.length === 0 && sent.length === 0 && (
          <p className={classes.hint}>Not sent yet. A link is valid for 7 days.</p>
        )}
        {mayChoose && (
          <>
            <SegmentedControl
              aria-label="Who answers the customer’s questions"
              data={Object.entries(answeredWays).map(([value, label]) => ({ value, label }))}
              value={chosen}
              onChange={(value) => setAnswers(value as AnsweredWay)}
            />
            <p className={classes.hint}>{wayHints[chosen]}</p>
          </>
        )}
        {out && <CustomerProgress of={out} />}
        {isMine && !isSigned && isTheirs && <Asks form={form} again />}
        {mayChoose && chosen === 'THEMSELVES' && <Asks form={form} />}
        {isMine && isReady && (!mayChoose || chosen === 'WITH_ME') && <Sends form={form} />}
        {mayChoose && chosen === 'WITH_ME' && !isReady && (
          <p className={classes.hint}>Fill in the form with the customer and determine the risk. Then it is sent.</p>
        )}
        {isMine && (isOpen || isTheirs) && (
          <ConfirmButton
            label={out ? 'Take back' : 'Withdraw'}
            title={out ? 'Take it back?' : form.signers.length > 0 ? 'Withdraw the links?' : 'Withdraw the link?'}
            onConfirm={() => revoke.mutateAsync({ params: { id } })}
          >
            {form.signers.length > 0 ? 'They open' : 'It opens'} nothing any more. You can send the form again.
            {out && ' What the customer answered stays, and is marked as theirs.'}
          </ConfirmButton>
        )}
        {isMine && isReady && !isOpen && chosen === 'WITH_ME' && form.isUcp && <RecordRefusal form={form} />}
      </div>
    </Panel>
  );
}
