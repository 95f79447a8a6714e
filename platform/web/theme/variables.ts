import type { CSSVariablesResolver } from '@mantine/core';

/**
 * Mantine's own colours by ours (colours.css), which have both schemes: also its defaults whose contrast is below 4.5:1 (dimmed,
 * placeholder, error, links on dark).
 */
const colours = {
  '--mantine-color-body': 'var(--g-surface)',
  '--mantine-color-text': 'var(--g-text)',
  '--mantine-color-dimmed': 'var(--g-dimmed)',
  '--mantine-color-placeholder': 'var(--g-dimmed)',
  '--mantine-color-error': 'var(--g-danger-text)',
  '--mantine-color-default': 'var(--g-surface)',
  '--mantine-color-default-hover': 'var(--g-hover)',
  '--mantine-color-default-border': 'var(--g-line-strong)',
  '--mantine-color-default-color': 'var(--g-text)',
  '--mantine-color-rose-light': 'var(--g-accent-soft)',
  '--mantine-color-rose-light-hover': 'var(--g-accent-soft)',
  '--mantine-color-rose-light-color': 'var(--g-accent-text)',
  '--mantine-color-rose-outline': 'var(--g-accent)',
  '--mantine-color-red-light': 'var(--g-danger-bg)',
  '--mantine-color-red-light-hover': 'var(--g-danger-bg)',
  '--mantine-color-red-light-color': 'var(--g-danger-text)',
  '--mantine-color-anchor': 'var(--g-link)',
};

/** Handed to MantineProvider. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: colours, dark: colours });
