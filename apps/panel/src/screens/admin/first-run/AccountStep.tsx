import { EmailField } from '@kronos/ui/EmailField';
import { NewPasswordField } from '@kronos/ui/NewPasswordField';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../context/app-context.ts';
import type { NewAccount, Setup } from '../../../stores/first-run.ts';

interface AccountStepProps {
  draft: NewAccount;
  owner: Setup['account'];
  isDone: boolean;
  onChange: (change: Partial<NewAccount>) => void;
}

/** Turns the generated account into the admin's own. */
export function AccountStep({ draft, owner, isDone, onChange }: AccountStepProps) {
  const t = useMessages();
  if (isDone) return <Text>{t('setup.password.done')}</Text>;
  if (owner && !owner.is_mine) return <Text>{t('setup.password.other', { email: owner.email })}</Text>;
  return (
    <>
      <TextField
        name="name"
        label={t('setup.password.name')}
        autoComplete="name"
        maxLength={100}
        isRequired
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <EmailField
        name="email"
        label={t('setup.password.email')}
        autoComplete="username"
        isRequired
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <NewPasswordField
        name="password"
        label={t('setup.password.new')}
        known={[draft.name, draft.email]}
        isRequired
        value={draft.password}
        onChange={(password) => onChange({ password })}
      />
    </>
  );
}
