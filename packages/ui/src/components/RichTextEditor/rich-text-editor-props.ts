import type { FieldTexts } from '../../field/Field.tsx';
import type { PastedImage } from './create-editor.ts';

export interface RichTextEditorProps extends FieldTexts {
  /** The text at first, as HTML. Later changes are the editor's own; a new `key` starts it afresh. */
  defaultValue?: string | undefined;
  /** Name in a form, which sends the HTML and shows a server's error of this name here. */
  name?: string | undefined;
  /** Called with sanitised HTML after each change; an empty text is an empty string. */
  onChange?: ((html: string) => void) | undefined;
  /** Where a pasted picture is kept: its address, or null to leave it out. @default within the text, as a data URL */
  onPasteImage?: ((image: PastedImage) => string | null | Promise<string | null>) | undefined;
  /** Cannot be used. @default false */
  isDisabled?: boolean | undefined;
  /** Must not stay empty; the host checks. @default false */
  isRequired?: boolean | undefined;
}
