import { RichTextEditor } from '@kronos/ui/RichTextEditor';
import { useMessages } from '../../../../context/app-context.ts';
import type { Writing } from './WordsForm.tsx';

interface HtmlFieldProps<F extends string> extends Pick<Writing<Record<F, string>>, 'saved' | 'round'> {
  name: F;
  onChange: (html: string) => void;
}

/** What one says, with its formatting; begins anew when the changes are taken back. */
export function HtmlField<F extends string>({ name, saved, round, onChange }: HtmlFieldProps<F>) {
  const t = useMessages();
  return (
    <RichTextEditor
      key={round}
      name={name}
      label={t('words.html')}
      isRequired
      defaultValue={saved[name]}
      onChange={onChange}
    />
  );
}
