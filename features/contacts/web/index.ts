export { api as contactsApi } from './api.ts';
export { ContactPicker } from './ContactPicker.tsx';
export { contactForms, contactScreening } from './ports.ts';
