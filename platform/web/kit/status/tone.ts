import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
} from '@tabler/icons-react';

/** The meaning of a colour. It is always shown with an icon and a word. */
export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger' | 'accent';

/** The default icon of each tone. */
export const toneIcons = {
  neutral: IconCircle,
  info: IconClock,
  progress: IconEye,
  success: IconCircleCheck,
  warning: IconAlertCircle,
  danger: IconCircleX,
  accent: IconAlertTriangle,
} satisfies Record<Tone, typeof IconCircle>;
