import { type ComponentType, lazy } from 'react';
import type { Step } from '../steps.words.ts';
import type { StepProps } from './stepProps.web.ts';

/** Step 1. It is also used for a submission that does not exist yet. */
export const loadInfoStep = async () => ({ default: (await import('../info/InfoStep.tsx')).InfoStep });
export const InfoStep = lazy(loadInfoStep);

/** The other steps. Each is loaded when it is first shown. */
export const stepViews = {
  parties: lazy(async () => ({ default: (await import('../parties/PartiesStep.tsx')).PartiesStep })),
  external: lazy(async () => ({ default: (await import('../shares/ExternalStep.tsx')).ExternalStep })),
  internal: lazy(async () => ({ default: (await import('../shares/InternalStep.tsx')).InternalStep })),
  documents: lazy(async () => ({ default: (await import('../documents/DocumentsStep.tsx')).DocumentsStep })),
  billing: lazy(async () => ({ default: (await import('../billing/BillingStep.tsx')).BillingStep })),
  required: lazy(async () => ({ default: (await import('../checklist/RequiredStep.tsx')).RequiredStep })),
} satisfies Record<Exclude<Step, 'info' | 'summary'>, ComponentType<StepProps>>;
