import { NewPasswordField } from '@kronos/ui/NewPasswordField';
import { PasswordField } from '@kronos/ui/PasswordField';
import { useMessages } from '../../../context/app-context.ts';
import type { PartProps } from './part.ts';
import { Section, textOf } from '../../../parts/Section.tsx';

/** The change of the password; it ends all other sessions of the account. */
export function PasswordSection({ store, account }: PartProps) {
  const t = useMessages();
  return (
    <Section
      title={t('account.password.title')}
      description={t('account.password.description')}
      submitLabel={t('account.password.save')}
      onSave={(fields) =>
        store.changePassword({
          current_password: textOf(fields, 'current_password'),
          password: textOf(fields, 'password'),
        })
      }
    >
      <PasswordField name="current_password" label={t('account.password.current')} isRequired />
      <NewPasswordField
        name="password"
        label={t('account.password.new')}
        known={[account.name, account.email]}
        isRequired
      />
    </Section>
  );
}
