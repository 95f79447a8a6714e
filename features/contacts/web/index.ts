export { api as contactsApi } from './api.ts';
export { ContactPicker } from './ContactPicker.tsx';
export { contactForms, contactLacking, contactScreening } from './ports.ts';
