export { RichTextInput } from './document/RichTextInput.tsx';
export { RichTextView } from './document/RichTextView.tsx';
