export { RichTextEditor, type RichTextEditorProps } from '../components/RichTextEditor/RichTextEditor.tsx';
export type { PastedImage } from '../components/RichTextEditor/create-editor.ts';
