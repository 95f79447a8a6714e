import { placeOfStep, type Step, stepKeys } from './steps.words.ts';

/** The later of two steps of the wizard. Saving an earlier step again does not lower the progress. */
export const furthest = (current: Step, reached: Step): Step =>
  placeOfStep[reached] > placeOfStep[current] ? reached : current;

/** Whether a step was never saved, when the furthest step that was reached is `current`. */
export const isFirstSave = (current: Step, step: Step): boolean => placeOfStep[current] <= placeOfStep[step];

/** The version at which each step was last changed; unknown for steps that are not in it. */
export type StepVersions = Partial<Record<Step, number>>;
type Versioned = { version: number; stepVersions: StepVersions };

/** Whether a step is unchanged since version `read`, whatever happened to the others. Without `read` the current version is meant. */
export const isUntouched = ({ version, stepVersions }: Versioned, step: Step, read = version): boolean =>
  read === version || (read < version && (stepVersions[step] ?? version) <= read);

/** The versions after the next change, which is of `step`; without a step, all become unknown. */
export const stepVersionsAfter = ({ version, stepVersions }: Versioned, step: Step | undefined): StepVersions => {
  if (!step) return {};
  const before = stepKeys.map((key) => [key, stepVersions[key] ?? version] as const);
  return { ...Object.fromEntries(before), [step]: version + 1 };
};
