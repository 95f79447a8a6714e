import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GableForm } from '../form/useGableForm.ts';
import { Notice } from '../kit/page/Notice.tsx';
import { RestoreNotice } from './RestoreNotice.tsx';
import { useFormDraft } from './useFormDraft.ts';

type Kept = {
  /** The notice above the fields when an earlier draft was restored. */
  notice: ReactNode;
  /** Deletes the draft. Called after the form was saved. */
  forget: () => Promise<void>;
};

/** Keeps what is typed into a form, and restores it with a text that fits any form. */
export const useKeptForm = <Values extends FieldValues>(form: GableForm<Values>, subject: string): Kept => {
  const [base] = useState(() => structuredClone(form.getValues()));
  const { restored, clashes, forget } = useFormDraft(form, { subject, base });
  return {
    notice: restored ? (
      <RestoreNotice {...restored} />
    ) : (
      clashes.length > 0 && (
        <Notice tone="warning" title="Other values were saved since then; what you typed stands in the fields" />
      )
    ),
    forget,
  };
};
