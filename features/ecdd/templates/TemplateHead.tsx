import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import type { Act } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { cddFor } from '../forms/forms.words.ts';
import { templatesAddress } from '../places.words.ts';
import type { BuilderVersion } from './builder.calls.ts';
import { Propose } from './Propose.tsx';
import { VersionBadge } from './VersionBadge.tsx';

export const crumbs = [{ label: 'Form templates', to: templatesAddress }];

type Asking = 'propose' | 'discard' | 'return' | 'publish';
type Props = { version: BuilderVersion };

/** The head of a version of a questionnaire, with what takes it from draft to force. */
export function TemplateHead({ version }: Props) {
  const { cDDFor, state, validFrom, madeBy, proposedBy, approvedBy } = version;
  const [asking, ask] = useState<Asking>();
  const today = useToday();
  return (
    <>
      <RecordHead
        crumbs={crumbs}
        state={<VersionBadge version={version} today={today} />}
        title={`${cddFor[cDDFor]}, version ${version.version}`}
        line={[
          state !== 'DRAFT' && `from ${formatDay(validFrom)}`,
          madeBy && `written by ${madeBy}`,
          proposedBy && `proposed by ${proposedBy}`,
          approvedBy && `approved by ${approvedBy}`,
        ]}
        {...verbsOf(version, ask)}
      />
      <Dialogs version={version} asking={asking} onClose={() => ask(undefined)} />
    </>
  );
}

/** A draft is proposed once it differs from the version before; somebody else publishes it. */
const verbsOf = (
  version: BuilderVersion,
  ask: (what: Asking) => void,
): { primary?: Act; second?: Act; more?: Act[] } => {
  const { state, differences, mayApprove } = version;
  if (state === 'PUBLISHED') return {};
  if (state === 'DRAFT')
    return {
      ...(differences.length > 0 && { primary: { label: 'Propose', onClick: () => ask('propose') } }),
      more: [{ kind: 'danger', label: 'Discard', onClick: () => ask('discard') }],
    };
  return {
    ...(mayApprove && { primary: { label: 'Publish', onClick: () => ask('publish') } }),
    second: { label: 'Return to draft', onClick: () => ask('return') },
  };
};

type DialogProps = Props & { asking: Asking | undefined; onClose: () => void };

function Dialogs({ version, asking, onClose }: DialogProps) {
  const { id, revision, validFrom } = version;
  const navigate = useNavigate();
  const discard = useChange(api.discardTemplate);
  const back = useChange(api.returnTemplate);
  const publish = useChange(api.publishTemplate);
  return (
    <>
      <Propose version={version} opened={asking === 'propose'} onClose={onClose} />
      <ConfirmDialog
        danger
        opened={asking === 'discard'}
        onClose={onClose}
        onConfirm={() =>
          discard.mutateAsync({ params: { id } }).then(
            () => navigate({ to: templatesAddress }),
            () => {},
          )
        }
        title="Discard this draft?"
        confirm="Discard"
      >
        What was changed in it is lost. The version before stays in force.
      </ConfirmDialog>
      <ReasonDialog
        opened={asking === 'return'}
        onClose={onClose}
        onConfirm={(reason) => back.mutateAsync({ params: { id }, body: { reason } })}
        title="Return to draft"
        label="Reason"
        most={500}
        confirm="Return"
      >
        It can be edited again, and is not published.
      </ReasonDialog>
      <ConfirmDialog
        opened={asking === 'publish'}
        onClose={onClose}
        onConfirm={() =>
          publish.mutateAsync({ params: { id }, body: { revision } }).then(
            () => {},
            () => {},
          )
        }
        title={`Publish from ${formatDay(validFrom)}?`}
        confirm="Publish"
      >
        New forms have these questions from that day on. Forms that were begun before keep the version they have.
      </ConfirmDialog>
    </>
  );
}
