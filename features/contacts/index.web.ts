export { api as contactsApi } from './api.web.ts';
export { ReachVerb } from './pdpa/ReachVerb.tsx';
export { contactForms, contactLacking, contactScreening } from './ports.web.ts';
export { ContactPicker } from './record/ContactPicker.tsx';
