export { RichTextInput } from './document/RichTextInput.tsx';
export { RichTextView } from './document/RichTextView.tsx';
export { LinksOf } from './links/LinksOf.tsx';
export { AudienceInput } from './publication/AudienceInput.tsx';
export { MomentFields } from './publication/MomentFields.tsx';
export { instantOf, momentRules, newMoment, timeRule } from './publication/moment.ts';
export { PreviewNotice } from './publication/PreviewNotice.tsx';
export { PublicationBadge } from './publication/PublicationBadge.tsx';
