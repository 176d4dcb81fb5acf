import { type FormEvent, useState } from 'react';
import { defaultRichTextMessages } from '../../i18n/rich-text-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './RichTextEditor.css.ts';

interface DescriptionFormProps {
  label: string;
  /** The current description of the picture. */
  alt: string;
  onSet: (alt: string) => void;
}

/** The form for what a picture shows. */
export function DescriptionForm({ label, alt, onSet }: DescriptionFormProps) {
  const words = useWords(defaultRichTextMessages);
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The editor may be inside a form.
    event.stopPropagation();
    onSet(text.trim());
  };
  return (
    <div className={css.linkForm}>
      <Form onSubmit={submit}>
        <TextField
          label={label}
          help={words.pictureHelp}
          value={text}
          onChange={setText}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog that just opened
          autoFocus
        />
        <Inline gap={8} justify="end">
          <Button size="small" tone="accent" type="submit">
            {words.setDescription}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
