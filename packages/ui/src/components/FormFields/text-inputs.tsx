import { EmailField } from '../EmailField/EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { commonProps, heldText, textOf } from './common-props.ts';
import type { FieldInputProps } from './form-field.ts';

const textProps = (props: FieldInputProps) => ({
  ...commonProps(props),
  ...lengths(props.field),
  value: textOf(props.value),
  onChange: (text: string) => props.onChange(heldText(props.field, text)),
});

const lengths = ({ minLength, maxLength }: FieldInputProps['field']) => ({
  ...(minLength === undefined ? {} : { minLength }),
  ...(maxLength === undefined ? {} : { maxLength }),
});

export const TextInput = (props: FieldInputProps) => <TextField {...textProps(props)} />;

export const EmailInput = (props: FieldInputProps) => <EmailField {...textProps(props)} autoComplete="off" />;

export const PasswordInput = (props: FieldInputProps) => <PasswordField {...textProps(props)} autoComplete="off" />;

export function LongTextInput(props: FieldInputProps) {
  const { maxLength, ...rest } = textProps(props);
  return <TextArea {...rest} limit={maxLength} />;
}

export const HtmlInput = (props: FieldInputProps) => (
  <RichTextEditor {...commonProps(props)} value={textOf(props.value)} onChange={props.onChange} />
);
