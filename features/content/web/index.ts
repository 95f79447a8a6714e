export { RichTextInput } from './document/RichTextInput.tsx';
export { RichTextView } from './document/RichTextView.tsx';
export { LinksOf } from './links/LinksOf.tsx';
