import { Button } from '@kronos/ui/Button';
import { EmailField } from '@kronos/ui/EmailField';
import { NumberField } from '@kronos/ui/NumberField';
import { PasswordField } from '@kronos/ui/PasswordField';
import { Select } from '@kronos/ui/Select';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../context/app-context.ts';
import type { MailServer } from '../../../stores/first-run.ts';

interface MailStepProps {
  draft: MailServer;
  onChange: (change: Partial<MailServer>) => void;
  onSkip: () => Promise<void>;
}

/** The mail server, which the panel signs in to before it keeps it. */
export function MailStep({ draft, onChange, onSkip }: MailStepProps) {
  const t = useMessages();
  const securities = [
    { id: 'starttls', label: t('setup.mail.security.starttls') },
    { id: 'tls', label: t('setup.mail.security.tls') },
    { id: 'none', label: t('setup.mail.security.none') },
  ] as const;
  return (
    <>
      <TextField
        name="host"
        label={t('setup.mail.host')}
        placeholder="smtp.example.com"
        autoComplete="off"
        maxLength={253}
        isRequired
        value={draft.host}
        onChange={(host) => onChange({ host })}
      />
      <NumberField
        name="port"
        label={t('setup.mail.port')}
        minValue={1}
        maxValue={65_535}
        formatOptions={{ useGrouping: false }}
        hasNoSteppers
        isRequired
        value={draft.port}
        onChange={(port) => onChange({ port })}
      />
      <Select
        name="security"
        label={t('setup.mail.security')}
        options={securities}
        value={draft.security}
        onChange={(chosen) => onChange({ security: securities.find(({ id }) => id === chosen)?.id ?? 'starttls' })}
      />
      <TextField
        name="user"
        label={t('setup.mail.user')}
        autoComplete="off"
        maxLength={254}
        hasOptionalMark
        value={draft.user}
        onChange={(user) => onChange({ user })}
      />
      <PasswordField
        name="password"
        label={t('setup.mail.password')}
        autoComplete="off"
        hasOptionalMark
        value={draft.password}
        onChange={(password) => onChange({ password })}
      />
      <EmailField
        name="from"
        label={t('setup.mail.from')}
        autoComplete="off"
        isRequired
        value={draft.from}
        onChange={(from) => onChange({ from })}
      />
      <Button tone="quiet" onPress={() => void onSkip()}>
        {t('setup.mail.skip')}
      </Button>
    </>
  );
}
