import { Button, Modal } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { rowsIn } from '../approvals/approving.rules.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type ShownRating, shownRatings } from '../forms/forms.words.ts';
import { higher } from './heights.rules.ts';
import { RatingBadge } from './RatingPanel.tsx';

/** The salesperson’s own word on the risk, of both parts of the form. */
export function Determination({ form }: { form: Form }) {
  const [opened, setOpened] = useState(false);
  const { determination, gaps, isMine, rating } = form;
  const open = () => setOpened(true);
  return (
    <Panel title="Determination">
      {determination ? (
        <div className={classes.stack}>
          <RatingBadge rating={determination.rating} />
          <p className={classes.hint}>
            {determination.isRaised ? 'Raised' : 'Agreed'} by {determination.by}, {formatInstant(determination.at)}
          </p>
          {determination.mitigation && <p className={classes.hint}>{determination.mitigation}</p>}
          {gaps.length > 0 && !form.isSigned && (
            <p className={classes.gap}>
              Answer {rowsIn(gaps)} before the form is sent{isMine ? ': edit the form' : ''}.
            </p>
          )}
        </div>
      ) : (
        <div className={classes.stack}>
          <p className={classes.hint}>
            {gaps.length > 0
              ? 'Complete the form first.'
              : form.isSigned
                ? 'The customer has signed. Confirm the rating or raise it: the form is done with that.'
                : 'Confirm the rating or raise it. The form can be sent to the customer after that.'}
          </p>
          {isMine &&
            gaps.length === 0 &&
            (rating === 'LOW' ? <AgreeLow form={form} onRaise={open} /> : <Sign onClick={open} />)}
        </div>
      )}
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Risk determination"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {rating && <Determine form={form} rated={rating} onDone={() => setOpened(false)} />}
      </Modal>
    </Panel>
  );
}

const Sign = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<IconSignature size={17} stroke={1.7} />} onClick={onClick}>
    Sign determination
  </Button>
);

/** A low rating needs no words: it is agreed with by one press, or raised with reasons. */
function AgreeLow({ form: { id, version, ownVersion }, onRaise }: { form: Form; onRaise: () => void }) {
  const determine = useChange(api.determine);
  return (
    <div className={classes.choices}>
      <Button
        leftSection={<IconSignature size={17} stroke={1.7} />}
        loading={determine.isPending}
        onClick={() => determine.mutate({ body: { id, version, ownVersion, mitigation: '' } })}
      >
        Agree: Low, and sign
      </Button>
      <Button variant="default" onClick={onRaise}>
        Raise it
      </Button>
    </div>
  );
}

type Values = { rating: ShownRating; mitigation: string };

type Determining = { form: Form; rated: ShownRating; onDone: () => void };

function Determine({ form: { id, version, ownVersion }, rated, onDone }: Determining) {
  const determine = useChange(api.determine, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: { rating: rated, mitigation: '' },
    rules: ({ rating, mitigation }) => ({
      mitigation: rating === 'MEDIUM' && mitigation === '' ? 'Say what is done about what makes it Medium.' : null,
    }),
    onSubmit: async ({ rating, mitigation }) => {
      const raised = rating !== rated && (rating === 'MEDIUM' || rating === 'HIGH') ? { rating } : {};
      await determine.mutateAsync({ body: { id, version, ownVersion, mitigation, ...raised } });
      onDone();
    },
  });
  const isRaisedHigh = useValues(form, ({ rating }) => rating === 'HIGH' && rated !== 'HIGH');
  const isMedium = useValues(form, ({ rating }) => rating === 'MEDIUM');
  const options = Object.entries(shownRatings)
    .filter(([value]) => value === rated || (value !== 'PENDING' && higher(rated, value as ShownRating) !== rated))
    .map(([value, label]) => ({ value, label: value === rated ? `${label} (as rated)` : label }));
  return (
    <FormShell form={form} label="Risk determination" submitLabel="Sign" showState={false} onCancel={onDone}>
      <Select
        label="Rating"
        data={options}
        {...(isRaisedHigh && { description: 'High asks for the source of wealth, before the form is sent.' })}
        {...form.field('rating', { required: true })}
      />
      <Textarea
        label="Mitigation"
        description={isMedium ? 'What is done about what makes it Medium' : 'Optional'}
        maxLength={2000}
        minRows={3}
        {...form.field('mitigation', { required: isMedium })}
      />
    </FormShell>
  );
}
