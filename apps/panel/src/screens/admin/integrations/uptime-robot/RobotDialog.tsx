import type { Outcome } from '@kronos/api';
import type { UptimeRobotAccount, UptimeRobotDraft } from '@kronos/api/contract';
import { NumberField } from '@kronos/ui/NumberField';
import { SecretField } from '@kronos/ui/SecretField';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';

interface RobotDialogProps {
  /** The saved account; null when there is none yet. */
  account: Readonly<UptimeRobotAccount> | null;
  onSave: (draft: UptimeRobotDraft) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** The calls per minute that the free plan allows. */
const usualCalls = 10;

/** The account as a form. Its key can be replaced, but is never shown. */
export function RobotDialog({ account, onSave, onClose }: RobotDialogProps) {
  const t = useMessages();
  const [key, setKey] = useState('');
  const [calls, setCalls] = useState(account?.calls_per_minute ?? usualCalls);
  return (
    <FormDialog
      title={t('uptime.account.form.title')}
      text={t('uptime.account.form.text')}
      submitLabel={t('uptime.form.save')}
      cancelLabel={t('uptime.form.cancel')}
      onSave={() => onSave({ calls_per_minute: calls, ...(key !== '' && { api_key: key }) })}
      onClose={onClose}
    >
      <SecretField
        name="api_key"
        label={t('uptime.account.key')}
        help={t('uptime.account.key.help')}
        isSet={account !== null}
        isRequired={account === null}
        maxLength={200}
        value={key}
        onChange={setKey}
      />
      <NumberField
        name="calls_per_minute"
        label={t('uptime.account.calls')}
        help={t('uptime.account.calls.help')}
        minValue={1}
        maxValue={5000}
        isRequired
        value={calls}
        onChange={setCalls}
      />
    </FormDialog>
  );
}
