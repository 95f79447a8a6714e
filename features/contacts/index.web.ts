export { api as contactsApi } from './api.web.ts';
export type { Property } from './parts/parts.calls.ts';
export { ReachVerb } from './pdpa/ReachVerb.tsx';
export { contactForms, contactLacking, contactScreening, contactVerbs, propertyVerbs } from './ports.web.ts';
export { ContactPicker } from './record/ContactPicker.tsx';
