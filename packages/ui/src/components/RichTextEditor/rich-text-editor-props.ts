import type { FieldTexts } from '../../field/Field.tsx';
import type { PastedImage } from './create-editor.ts';

export interface RichTextEditorProps extends FieldTexts {
  /** The initial text as HTML. The editor owns it from then on; a new `key` starts afresh. */
  defaultValue?: string | undefined;
  /** The name in a form, which submits the HTML and shows a server's error of this name here. */
  name?: string | undefined;
  /** Called with sanitised HTML after each change; an empty text is an empty string. */
  onChange?: ((html: string) => void) | undefined;
  /**
   * Stores a pasted picture and returns its address, or null to leave it out. When it throws or rejects, the field says that the
   * picture could not be added. @default within the text, as a data URL
   */
  onPasteImage?: ((image: PastedImage) => string | null | Promise<string | null>) | undefined;
  /** An example of what to write, shown while the text is empty. */
  placeholder?: string | undefined;
  /** Whether the text can be read and copied, but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Whether a text is required; the host checks it. @default false */
  isRequired?: boolean | undefined;
}
