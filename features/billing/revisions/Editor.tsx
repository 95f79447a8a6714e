import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { sumProblems } from './check-revision.rules.ts';
import { Follows } from './Follows.tsx';
import { RevisionFields } from './RevisionFields.tsx';
import classes from './revision.module.css';
import { type Revisable, type RevisionValues, valuesOf, type Wanted, wantedOf } from './revisionForm.web.ts';
import { type Follows as FollowsOf, Wanted as WantedInput } from './revisions.calls.ts';

const inputRules = schemaRules(WantedInput);

/** What the server would refuse of it without knowing the deal. */
const problemsOf = async (wanted: Wanted) => {
  const wrong = await inputRules(wanted);
  if (Object.values(wrong).some(Boolean)) return wrong;
  return Object.fromEntries(sumProblems(wanted).map(({ field, message }) => [field, message]));
};

type Previewed = { wanted: Wanted; follows: FollowsOf };

/** Enters a revision. What follows from it is shown before it is prepared. */
export function Editor({ dealId, found }: { dealId: string; found: Revisable }) {
  const [previewed, show] = useState<Previewed>();
  const preview = useChange(api.previewRevision, { silent: 'failure', refreshes: false });
  const { revision, invoices, standing } = found;
  const form = useGableForm<RevisionValues>({
    initialValues: valuesOf(standing),
    rules: (values) => problemsOf(wantedOf(values, revision)),
    onSubmit: async (values) => {
      const wanted = wantedOf(values, revision);
      const follows = await preview.mutateAsync({ params: { id: dealId }, body: wanted });
      show({ wanted, follows });
    },
  });
  return (
    <>
      <div hidden={previewed !== undefined}>
        <Panel
          title={`Revision ${revision + 1}`}
          description="Change the commission, who shares it or what is billed. Somebody else approves it."
        >
          <div className={classes.form}>
            <FormShell form={form} label="Revision" submitLabel="Preview" showState={false}>
              <RevisionFields form={form} invoices={invoices} />
            </FormShell>
          </div>
        </Panel>
      </div>
      {previewed && <Preview dealId={dealId} previewed={previewed} onBack={() => show(undefined)} />}
    </>
  );
}

function Preview({ dealId, previewed, onBack }: { dealId: string; previewed: Previewed; onBack: () => void }) {
  const [asking, setAsking] = useState(false);
  const prepare = useChange(api.prepareRevision);
  const { wanted, follows } = previewed;
  return (
    <Panel title="What follows" description="Nothing is changed before somebody else approves the revision.">
      <div className={classes.parts}>
        <Follows follows={follows} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onBack}>
            Back to editing
          </Button>
          <Button onClick={() => setAsking(true)}>Prepare revision</Button>
        </Group>
      </div>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => prepare.mutateAsync({ params: { id: dealId }, body: { ...wanted, reason } })}
        title="Prepare this revision?"
        label={follows.credits.length > 0 ? 'Reason, printed on the credit notes' : 'Reason'}
        confirm="Prepare revision"
      >
        Somebody else of finance approves it. It can be withdrawn until then.
      </ReasonDialog>
    </Panel>
  );
}
