export { RichTextEditor } from '../components/RichTextEditor/RichTextEditor.tsx';
export type { RichTextEditorProps } from '../components/RichTextEditor/rich-text-editor-props.ts';
export type { PastedImage } from '../components/RichTextEditor/picture-intake.ts';
