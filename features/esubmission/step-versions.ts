import { type Step, stepKeys } from './words.ts';

/** At which version of the submission each step was last changed; one that is not named, at any. */
export type StepVersions = Partial<Record<Step, number>>;
type Versioned = { version: number; stepVersions: StepVersions };

/** Whether a step is as it was at `read`: others may have been changed since. */
export const isUntouched = ({ version, stepVersions }: Versioned, step: Step, read: number): boolean =>
  read === version || (read < version && (stepVersions[step] ?? version) <= read);

/** After the next change, of `step`; without one nobody knows which. */
export const stepVersionsAfter = ({ version, stepVersions }: Versioned, step: Step | undefined): StepVersions => {
  if (!step) return {};
  const before = stepKeys.map((key) => [key, stepVersions[key] ?? version] as const);
  return { ...Object.fromEntries(before), [step]: version + 1 };
};
