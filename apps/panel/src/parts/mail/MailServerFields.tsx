import type { Contract, RequestOf } from '@kronos/api/contract';
import { EmailField } from '@kronos/ui/EmailField';
import { NumberField } from '@kronos/ui/NumberField';
import { PasswordField } from '@kronos/ui/PasswordField';
import { Select } from '@kronos/ui/Select';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../context/app-context.ts';

type MailServer = RequestOf<Contract['firstRun']['saveMail']>['body'];

interface MailServerFieldsProps {
  draft: MailServer;
  onChange: (change: Partial<MailServer>) => void;
  /** Whether a password is stored, which an empty field keeps. */
  hasPassword?: boolean;
}

/** A mail server and its sender, as they are entered. */
export function MailServerFields({ draft, onChange, hasPassword = false }: MailServerFieldsProps) {
  const t = useMessages();
  const securities = [
    { id: 'starttls', label: t('mailServer.security.starttls') },
    { id: 'tls', label: t('mailServer.security.tls') },
    { id: 'none', label: t('mailServer.security.none') },
  ] as const;
  return (
    <>
      <TextField
        name="host"
        label={t('mailServer.host')}
        placeholder="smtp.example.com"
        autoComplete="off"
        maxLength={253}
        isRequired
        value={draft.host}
        onChange={(host) => onChange({ host })}
      />
      <NumberField
        name="port"
        label={t('mailServer.port')}
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
        label={t('mailServer.security')}
        options={securities}
        value={draft.security}
        onChange={(chosen) => onChange({ security: securities.find(({ id }) => id === chosen)?.id ?? 'starttls' })}
      />
      <TextField
        name="user"
        label={t('mailServer.user')}
        autoComplete="off"
        maxLength={254}
        hasOptionalMark
        value={draft.user}
        onChange={(user) => onChange({ user })}
      />
      <PasswordField
        name="password"
        label={t('mailServer.password')}
        help={hasPassword ? t('mailServer.password.kept') : undefined}
        autoComplete="off"
        hasOptionalMark
        value={draft.password}
        onChange={(password) => onChange({ password })}
      />
      <EmailField
        name="from"
        label={t('mailServer.from')}
        autoComplete="off"
        isRequired
        value={draft.from}
        onChange={(from) => onChange({ from })}
      />
    </>
  );
}
