import { asField } from './asField.tsx';
import { Segments } from './Segments.tsx';

/** One value of a short list, side by side, in a form or outside of one. */
export const SegmentedControl = asField(Segments);
