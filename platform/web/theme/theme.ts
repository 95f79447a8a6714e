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
  fontSizes: { xs: 'var(--g-12)', sm: 'var(--g-14)', md: 'var(--g-14)', lg: 'var(--g-16)', xl: 'var(--g-20)' },
  lineHeights: { xs: '1.3334', sm: '1.4286', md: '1.4286', lg: '1.5', xl: '1.4' },
  fontWeights: { bold: '600' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--g-20)', lineHeight: '1.4' },
      h2: { fontSize: 'var(--g-16)', lineHeight: '1.5' },
      h3: { fontSize: 'var(--g-14)', lineHeight: '1.4286' },
      h4: { fontSize: 'var(--g-14)', lineHeight: '1.4286' },
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
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false, events: { hover: true, focus: true, touch: false } } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
});
