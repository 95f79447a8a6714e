export { LinksOf } from './links/LinksOf.tsx';
export { AudienceInput } from './publication/AudienceInput.tsx';
export { MomentFields } from './publication/MomentFields.tsx';
export { instantOf, momentRules, newMoment, timeRule } from './publication/moment.web.ts';
export { PreviewNotice } from './publication/PreviewNotice.tsx';
export { PublicationBadge } from './publication/PublicationBadge.tsx';
export { RichTextInput } from './rich-text/RichTextInput.tsx';
export { RichTextView } from './rich-text/RichTextView.tsx';
