import { type FormEvent, useState } from 'react';
import { defaultRichTextMessages } from '../../i18n/rich-text-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './RichTextEditor.css.ts';

interface LinkFormProps {
  /** The current address of the selection. */
  href: string | null;
  /** Called with the new address, or null to remove the link. */
  onSet: (href: string | null) => void;
}

const allowed = /^(?:https?:\/\/\S+|mailto:\S+|\/(?![/\\])\S*)$/i;

/** The form for the address of a link. */
export function LinkForm({ href, onSet }: LinkFormProps) {
  const words = useWords(defaultRichTextMessages);
  const [address, setAddress] = useState(href ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The editor may be inside a form.
    event.stopPropagation();
    onSet(address.trim());
  };
  return (
    <div className={css.linkForm}>
      <Form onSubmit={submit}>
        <TextField
          label={words.linkAddress}
          placeholder="https://"
          inputMode="url"
          value={address}
          onChange={setAddress}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog that just opened
          autoFocus
          validate={(text) => (text && !allowed.test(text.trim()) ? words.invalidLink : null)}
        />
        <Inline gap={8} justify="end">
          {href !== null && (
            <Button size="small" tone="quiet" onPress={() => onSet(null)}>
              {words.removeLink}
            </Button>
          )}
          <Button size="small" tone="accent" type="submit">
            {words.setLink}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
