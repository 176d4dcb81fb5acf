import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { SavedView } from './saved-views-props.ts';

interface ViewNameProps {
  /** The names that are taken. */
  others: readonly SavedView[];
  name?: string | undefined;
  maxLength: number;
  submitLabel: string;
  onSubmit: (label: string) => void;
}

/** Asks for the name of a view. */
export function ViewName({ others, name = '', maxLength, submitLabel, onSubmit }: ViewNameProps) {
  const messages = useWords(defaultListMessages);
  const refuse = (typed: string) => {
    if (typed.trim().length > maxLength) return messages.viewNameTooLong(maxLength);
    if (typed.trim() === '') return null;
    return others.some(({ label }) => fold(label) === fold(typed)) ? messages.viewNameTaken : null;
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const label = new FormData(event.currentTarget).get('label');
        if (typeof label === 'string' && label.trim() !== '') onSubmit(label.trim());
      }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of what was just opened
        autoFocus
        isRequired
        name="label"
        label={messages.viewName}
        defaultValue={name}
        validate={refuse}
        autoComplete="off"
      />
      <Button type="submit" tone="accent">
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Names that differ only by capitals are told apart by nobody who reads a menu. */
const fold = (name: string) => name.trim().toLowerCase();
