import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { useData } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Switch, TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import { runsAgency } from '../permissions.web.ts';
import type { agency } from '../room.calls.ts';
import classes from './Letterhead.module.css';

type Look = NonNullable<Data<typeof agency.letterhead>>;

/** The colour of papers before one was chosen. */
const firstColour = '#d41f57';

/** Logo and colour of papers that are issued from now on. */
export function Letterhead() {
  const { data } = useData(api.letterhead, {});
  const mayChange = runsAgency(useMe());
  const [changing, setChanging] = useState(false);
  if (data === undefined) return null;
  return (
    <Panel
      title="Letterhead"
      description="Logo and colour of invoices, receipts, reminders, statements and summaries. Name and address are in the settings."
      action={
        mayChange && (
          <Button variant="default" onClick={() => setChanging(true)}>
            Change
          </Button>
        )
      }
    >
      <Sample look={data} />
      {data ? (
        <span>
          {`Saved by ${data.byName}, `}
          <Instant at={data.madeAt} />
        </span>
      ) : (
        <span>No logo and colour chosen yet.</span>
      )}
      <SideDrawer opened={changing} onClose={() => setChanging(false)} title="Change the letterhead">
        <ChangeForm look={data} onDone={() => setChanging(false)} />
      </SideDrawer>
    </Panel>
  );
}

function Sample({ look }: { look: Look | null }) {
  const colour = look?.colour ?? firstColour;
  return (
    <div className={classes.sample}>
      {look?.logo && <img className={classes.logo} src={look.logo} alt="Logo" />}
      <div className="g-heading" style={{ color: colour }}>
        Name of the agency
      </div>
      <div className={classes.rule} style={{ background: colour }} />
    </div>
  );
}

function ChangeForm({ look, onDone }: { look: Look | null; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useCallForm(api.setLetterhead, {
    initialValues: { colour: look?.colour ?? firstColour, keepsLogo: look?.logo !== null },
    input: (body) => ({ body }),
    onDone,
  });
  const take = async (file: File) => {
    const sent = await sendForm(api.setLogo, { body: {} }, file).then(
      () => true,
      (error: Error) => {
        toastResult(error.message, 'danger');
        return false;
      },
    );
    if (!sent) return;
    toastResult('The logo is saved.', 'success');
    await queries.invalidateQueries();
    onDone();
  };
  return (
    <>
      <DropBox
        label="Logo"
        words={look?.logo ? 'Drop another logo here, or choose one' : 'Drop a logo here, or choose one'}
        hint="PNG, JPEG or WebP, at best 720 pixels wide. It is saved at once."
        accept={{ 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] }}
        multiple={false}
        maxSize={5_000_000}
        onFiles={([file]) => file && void take(file)}
        onRefuse={({ name }, reason) => toastResult(`${name}: ${reason}`, 'danger')}
      />
      <Group mt="lg" />
      <FormShell form={form} label="Change the letterhead" showState={false} onCancel={onDone}>
        <TextInput
          label="Colour"
          description="Of the agency’s name and the line under it, such as #1f5fa8"
          {...form.field('colour', { required: true })}
        />
        {look?.logo && <Switch label="Print the logo" {...form.field('keepsLogo')} />}
      </FormShell>
    </>
  );
}
