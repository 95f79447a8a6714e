export const views = [
  { value: 'days', label: '7 days' },
  { value: 'agenda', label: 'Agenda' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
export type View = (typeof views)[number]['value'];

const key = 'gable.key-dates';

/** The view that was chosen last in this browser: a phone and a desk keep their own. */
export const keptView = (): View | undefined => {
  try {
    return views.find(({ value }) => value === localStorage.getItem(key))?.value;
  } catch {
    return undefined;
  }
};

export const keepView = (view: View): void => {
  try {
    localStorage.setItem(key, view);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
};
