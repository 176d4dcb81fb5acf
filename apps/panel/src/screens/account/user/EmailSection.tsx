import { EmailField } from '@kronos/ui/EmailField';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { Callout } from '../../../parts/Callout.tsx';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { createConfirmationStore } from '../../../parts/proof/confirmation-store.ts';
import type { PartProps } from './part.ts';
import { Section, textOf } from '../../../parts/Section.tsx';

/** The change of the e-mail address, which takes effect once the link in the mail has been opened. */
export function EmailSection({ store, account }: PartProps) {
  const { ensure } = useStore(createConfirmationStore);
  const t = useMessages();
  const format = useFormat();
  const pending = account.pending_email;
  return (
    <Section
      title={t('account.email.title')}
      description={t('account.email.description', { email: account.email })}
      submitLabel={t('account.email.save')}
      before={ensure}
      onSave={(fields) => store.changeEmail({ email: textOf(fields, 'email') })}
    >
      {pending && (
        <Callout
          label={t('account.email.title')}
          action={<ActionButton onPress={store.cancelEmail}>{t('account.email.cancel')}</ActionButton>}
        >
          {t('account.email.pending', { email: pending.email, until: format.exact(pending.expires_at) })}
        </Callout>
      )}
      <EmailField name="email" label={t('account.email.label')} isRequired />
    </Section>
  );
}
