export { ContactPicker } from './ContactPicker.tsx';
export { contactScreening } from './ports.ts';
