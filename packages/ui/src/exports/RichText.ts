export { RichText, type RichTextProps } from '../components/RichText/RichText.tsx';
export { sanitizeHtml } from '../components/RichText/sanitize-html.ts';
