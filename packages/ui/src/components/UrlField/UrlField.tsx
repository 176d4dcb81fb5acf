import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { isUrl } from './is-url.ts';

export interface UrlFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** The accepted schemes. @default ['http', 'https'] */
  schemes?: readonly string[] | undefined;
}

const web = ['http', 'https'];

/**
 * A field for one web address, with the matching keyboard and validation.
 * @example
 * <UrlField label="Website" name="website" />
 */
export function UrlField({ validate, schemes = web, autoComplete = 'url', ...props }: UrlFieldProps) {
  const messages = useWords(defaultControlMessages);
  return (
    <TextField
      {...props}
      // Not `type="url"`: its check has the browser's messages, and does not limit the schemes.
      inputMode="url"
      autoComplete={autoComplete}
      spellCheck="false"
      validate={(value) => (value && !isUrl(value, schemes) ? messages.invalidUrl : validate?.(value))}
    />
  );
}
