import { createTheme } from '@mantine/core';
import { dark, gray, red, rose } from './palette.ts';

const sans =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** Scales and defaults of every Mantine component. Colours with a dark twin live in variables.ts. */
export const theme = createTheme({
  colors: { rose, gray, dark, red },
  primaryColor: 'rose',
  primaryShade: 6,
  white: '#fffefd',
  black: '#1f1d1b',
  fontFamily: sans,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 8,
  radius: { md: '8px' },
  shadows: {
    xs: 'var(--g-shadow)',
    sm: 'var(--g-shadow)',
    md: 'var(--g-shadow-float)',
    lg: 'var(--g-shadow-float)',
    xl: 'var(--g-shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 150 } } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    // The options of a select are mounted when it opens, because a page has many selects.
    Combobox: { defaultProps: { keepMounted: false } },
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
    Anchor: { defaultProps: { underline: 'hover' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
});
