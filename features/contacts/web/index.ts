export { api as contactsApi } from './api.ts';
export { ContactPicker } from './ContactPicker.tsx';
export { contactScreening } from './ports.ts';
