import { useState } from 'react';
import { EmailField } from '../../components/EmailField/EmailField.tsx';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Radio, RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { defaultInviteFormLabels, type InviteFormLabels } from './labels.ts';
import { LibraryChoice } from './LibraryChoice.tsx';

/** A way to give a person access. */
export interface InviteWay {
  id: string;
  label: string;
  /** A sentence under it. */
  help?: string | undefined;
  /** The fields that it requires; their names in `errors` are `email`, `username` and `password`. */
  fields: readonly ('email' | 'username' | 'password')[];
}

export interface InviteValues {
  /** The id of the chosen way; undefined without ways. */
  way: string | undefined;
  /** The text of each field of the way. */
  fields: Readonly<Record<'email' | 'username' | 'password', string>>;
  libraries: 'all' | readonly string[];
}

export interface InviteFormProps extends Pick<FormProps, 'id' | 'error' | 'errors'> {
  /** The ways of the product, the usual one first. If empty, only the libraries can be chosen. */
  ways: readonly InviteWay[];
  /** The names of the server's libraries. */
  libraries: readonly string[];
  /** The libraries that are chosen initially. @default 'all' */
  defaultLibraries?: 'all' | readonly string[] | undefined;
  /** Called with the values when all fields are valid. A button of the host submits the form by its `id`. */
  onSubmit: (values: InviteValues) => void;
  /** The component's texts. @default English */
  labels?: Partial<InviteFormLabels> | undefined;
}

/**
 * The fields of an invitation to a media server: the person, the way of inviting them, and the libraries.
 * @example
 * <InviteForm id={id} ways={ways} libraries={['Films']} onSubmit={invite} />
 */
export function InviteForm({
  ways,
  libraries,
  defaultLibraries = 'all',
  onSubmit,
  labels: words,
  ...form
}: InviteFormProps) {
  const labels = { ...defaultInviteFormLabels, ...words };
  const [wayId, setWayId] = useState(ways[0]?.id);
  const [texts, setTexts] = useState({ email: '', username: '', password: '' });
  const [chosen, setChosen] = useState(defaultLibraries);
  const [isMissed, setMissed] = useState(false);
  const way = ways.find(({ id }) => id === wayId);

  const field = (name: keyof typeof texts) => ({
    name,
    value: texts[name],
    onChange: (text: string) => setTexts((before) => ({ ...before, [name]: text })),
    isRequired: true,
  });
  return (
    <Form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = chosen !== 'all' && chosen.length === 0;
        setMissed(isEmpty);
        if (!isEmpty) onSubmit({ way: way?.id, fields: texts, libraries: chosen });
      }}
    >
      {ways.length > 1 && (
        <RadioGroup label={labels.how} value={wayId ?? null} onChange={setWayId}>
          {ways.map(({ id, label, help }) => (
            <Radio key={id} value={id} help={help}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {way?.fields.includes('email') && <EmailField {...field('email')} label={labels.email} autoComplete="off" />}
      {way?.fields.includes('username') && (
        <TextField
          {...field('username')}
          label={labels.userName}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          maxLength={100}
        />
      )}
      {way?.fields.includes('password') && (
        <PasswordField
          {...field('password')}
          label={labels.password}
          help={labels.passwordHelp}
          autoComplete="new-password"
          maxLength={200}
        />
      )}
      <LibraryChoice
        libraries={libraries}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setMissed(false);
        }}
        error={isMissed ? labels.noneChosen : undefined}
        labels={labels}
      />
    </Form>
  );
}
