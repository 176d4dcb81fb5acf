import type { NotificationKind } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { useSnapshot } from 'valtio/react';
import { useMessages } from '../../../context/app-context.ts';
import { useSaving } from '../../../context/use-saving.ts';
import type { PlainKey } from '../../../messages/catalogue.ts';
import type { PartProps } from './part.ts';

const kinds: readonly { kind: NotificationKind; label: PlainKey; help: PlainKey }[] = [
  { kind: 'servers', label: 'account.notifications.servers', help: 'account.notifications.serversHelp' },
  { kind: 'tickets', label: 'account.notifications.tickets', help: 'account.notifications.ticketsHelp' },
  { kind: 'billing', label: 'account.notifications.billing', help: 'account.notifications.billingHelp' },
  { kind: 'news', label: 'account.notifications.news', help: 'account.notifications.newsHelp' },
  { kind: 'account', label: 'account.notifications.account', help: 'account.notifications.accountHelp' },
];

/** The user's choice of notifications and their channels. */
export function NotificationsSection({ store, account }: PartProps) {
  const t = useMessages();
  const { refusal, save } = useSaving();
  const { chosen } = useSnapshot(store.choices);
  return (
    <Form hasSections {...refusal} onSubmit={(event) => event.preventDefault()}>
      <FormSection title={t('account.notifications.title')} description={t('account.notifications.description')}>
        {kinds.map(({ kind, label, help }) => {
          const { panel, mail } = chosen[kind] ?? account.notifications[kind];
          return (
            <CheckboxGroup
              key={kind}
              label={t(label)}
              help={t(help)}
              orientation="horizontal"
              isDisabled={account.fixed_notifications.includes(kind)}
              value={[...(panel ? ['panel'] : []), ...(mail ? ['mail'] : [])]}
              onChange={(ways) => {
                const choice = { panel: ways.includes('panel'), mail: ways.includes('mail') };
                void save(() => store.chooseNotifications(kind, choice));
              }}
            >
              <Checkbox value="panel">{t('account.notifications.panel')}</Checkbox>
              <Checkbox value="mail">{t('account.notifications.mail')}</Checkbox>
            </CheckboxGroup>
          );
        })}
      </FormSection>
    </Form>
  );
}
