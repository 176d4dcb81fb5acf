import type { FieldTexts } from '../../field/Field.tsx';
import type { PastedImage } from './picture-intake.ts';

export interface RichTextEditorProps extends FieldTexts {
  /** The text as HTML, when the host holds it. A text that differs is shown, and the cursor stays where the text around it stays. */
  value?: string | undefined;
  /** The initial text as HTML, when the editor holds it from then on. */
  defaultValue?: string | undefined;
  /** The name in a form, which submits the HTML and shows a server's error of this name here. */
  name?: string | undefined;
  /** Called with sanitised HTML after each change; an empty text is an empty string. */
  onChange?: ((html: string) => void) | undefined;
  /**
   * Stores a pasted picture, of which the editor asks what it shows, and returns its address, or null to leave it out. When it throws or rejects, the field says that the
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
