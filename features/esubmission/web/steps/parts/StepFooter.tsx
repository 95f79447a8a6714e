import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { StepProps } from '../../wizard/stepProps.ts';
import classes from './steps.module.css';

type Props = Pick<StepProps, 'onBack' | 'saveDraft'> & { onContinue: () => void; label?: string };

/** The footer of a step that saves as one goes (uploads) or asks nothing. */
export function StepFooter({ onBack, saveDraft, onContinue, label = 'Continue' }: Props) {
  return (
    <div className={classes.footer}>
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <div className={classes.footerEnd}>
        {saveDraft}
        <Button rightSection={<IconArrowRight size={17} stroke={2} />} onClick={onContinue}>
          {label}
        </Button>
      </div>
    </div>
  );
}
