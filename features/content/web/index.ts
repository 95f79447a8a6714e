export { RichTextInput } from './document/RichTextInput.tsx';
export { RichTextView } from './document/RichTextView.tsx';
export { LinksOf } from './links/LinksOf.tsx';
export { AudienceInput } from './publication/AudienceInput.tsx';
export { PreviewNotice } from './publication/PreviewNotice.tsx';
export { PublicationBadge } from './publication/PublicationBadge.tsx';
