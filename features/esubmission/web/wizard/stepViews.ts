import { type ComponentType, lazy } from 'react';
import type { Step } from '../../words.ts';
import type { StepProps } from './stepProps.ts';

/** Step 1, which saves a submission that does not exist yet as well. */
export const loadInfoStep = async () => ({ default: (await import('./info/InfoStep.tsx')).InfoStep });
export const InfoStep = lazy(loadInfoStep);

/** The steps after the first, each loaded when it is first shown. */
export const stepViews = {
  parties: lazy(async () => ({ default: (await import('./parties/PartiesStep.tsx')).PartiesStep })),
  external: lazy(async () => ({ default: (await import('../steps/ExternalStep.tsx')).ExternalStep })),
  internal: lazy(async () => ({ default: (await import('../steps/InternalStep.tsx')).InternalStep })),
  documents: lazy(async () => ({ default: (await import('../steps/DocumentsStep.tsx')).DocumentsStep })),
  billing: lazy(async () => ({ default: (await import('../steps/BillingStep.tsx')).BillingStep })),
  required: lazy(async () => ({ default: (await import('../steps/RequiredStep.tsx')).RequiredStep })),
} satisfies Record<Exclude<Step, 'info' | 'summary'>, ComponentType<StepProps>>;
