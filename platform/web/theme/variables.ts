import type { CSSVariablesResolver } from '@mantine/core';

/**
 * The colours of our own style sheets for both schemes, and overrides of Mantine's defaults whose contrast is below
 * 4.5:1 (dimmed, placeholder, error, links on dark).
 */
const light = {
  '--g-page': '#faf9f8',
  '--g-surface': '#fffefd',
  '--g-sunken': '#f4f2f1',
  '--g-hover': '#f8f6f5',
  '--g-line': '#e9e6e4',
  '--g-line-strong': '#c7c2be',
  '--g-text': '#1f1d1b',
  '--g-dimmed': '#68625d',
  '--g-accent': '#d41f57',
  '--g-accent-soft': '#fbdce6',
  '--g-accent-hover': '#fff0f5',
  '--g-accent-text': '#9a1240',
  '--g-shadow': '0 1px 2px rgba(31, 29, 27, 0.06), 0 1px 3px rgba(31, 29, 27, 0.05)',
  '--g-shadow-float': '0 4px 12px rgba(31, 29, 27, 0.08), 0 16px 40px rgba(31, 29, 27, 0.1)',
  '--g-neutral-bg': '#f0eeec',
  '--g-neutral-text': '#3b3835',
  '--g-info-bg': '#dcefff',
  '--g-info-text': '#085a92',
  '--g-progress-bg': '#e2e6ff',
  '--g-progress-text': '#3b3fa8',
  '--g-success-bg': '#d0f7e3',
  '--g-success-text': '#08634a',
  '--g-warning-bg': '#ffe9cf',
  '--g-warning-text': '#9a3a0b',
  '--g-danger-bg': '#fee4e2',
  '--g-danger-text': '#a81d13',
};

const dark: Record<keyof typeof light, string> = {
  '--g-page': '#181615',
  '--g-surface': '#211e1d',
  '--g-sunken': '#2a2624',
  '--g-hover': '#272422',
  '--g-line': '#34302d',
  '--g-line-strong': '#57504b',
  '--g-text': '#ebe7e4',
  '--g-dimmed': '#aaa39e',
  '--g-accent': '#ef6890',
  '--g-accent-soft': '#40202c',
  '--g-accent-hover': '#2d1f24',
  '--g-accent-text': '#f6b5c9',
  '--g-shadow': '0 1px 2px rgba(0, 0, 0, 0.3)',
  '--g-shadow-float': '0 4px 12px rgba(0, 0, 0, 0.3), 0 16px 40px rgba(0, 0, 0, 0.4)',
  '--g-neutral-bg': '#35302d',
  '--g-neutral-text': '#d6d0cb',
  '--g-info-bg': '#12344b',
  '--g-info-text': '#8fd0fb',
  '--g-progress-bg': '#292c52',
  '--g-progress-text': '#b9c0ff',
  '--g-success-bg': '#123a2d',
  '--g-success-text': '#7fe3b8',
  '--g-warning-bg': '#43290f',
  '--g-warning-text': '#fdbf7d',
  '--g-danger-bg': '#4a2220',
  '--g-danger-text': '#fdaaa3',
};

const shared = (scheme: typeof light) => ({
  ...scheme,
  '--mantine-color-body': scheme['--g-surface'],
  '--mantine-color-text': scheme['--g-text'],
  '--mantine-color-dimmed': scheme['--g-dimmed'],
  '--mantine-color-placeholder': scheme['--g-dimmed'],
  '--mantine-color-error': scheme['--g-danger-text'],
  '--mantine-color-default': scheme['--g-surface'],
  '--mantine-color-default-hover': scheme['--g-hover'],
  '--mantine-color-default-border': scheme['--g-line-strong'],
  '--mantine-color-default-color': scheme['--g-text'],
  '--mantine-color-rose-light': scheme['--g-accent-soft'],
  '--mantine-color-rose-light-hover': scheme['--g-accent-soft'],
  '--mantine-color-rose-light-color': scheme['--g-accent-text'],
  '--mantine-color-rose-outline': scheme['--g-accent'],
  '--mantine-color-red-light': scheme['--g-danger-bg'],
  '--mantine-color-red-light-hover': scheme['--g-danger-bg'],
  '--mantine-color-red-light-color': scheme['--g-danger-text'],
});

/** Handed to MantineProvider. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...shared(light), '--mantine-color-anchor': '#b8174a' },
  dark: { ...shared(dark), '--mantine-color-anchor': '#ef6890' },
});
