import type { ApiClient } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { GridList, GridListItem } from '@kronos/ui/GridList';
import { Inline } from '@kronos/ui/Inline';
import { KeyIcon } from '@kronos/ui/icons';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import type { Format } from '../../../../messages/format.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { scopesText } from './scopes.ts';

export type Shown = Readonly<Omit<ApiClient, 'scopes'>> & { readonly scopes: readonly ApiClient['scopes'][number][] };
export type ClientAct = 'edit' | 'renew' | 'remove';

interface ClientListProps {
  title: string;
  description: string;
  emptyText: string;
  addLabel: string;
  clients: readonly Shown[];
  onAdd: () => void;
  onAct: (act: ClientAct, client: Shown) => void;
}

/** API clients with their scopes, the expiry of their keys, and their last use. */
export function ClientList({ title, description, emptyText, addLabel, clients, onAdd, onAct }: ClientListProps) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  return (
    <Card isFlush title={title} description={description} actions={<Button onPress={onAdd}>{addLabel}</Button>}>
      <GridList label={title} emptyText={emptyText}>
        {clients.map((client) => (
          <GridListItem
            key={client.id}
            id={client.id}
            icon={<KeyIcon />}
            description={about(client, { t, format, now })}
            end={
              <Inline gap={8}>
                {(['edit', 'renew', 'remove'] as const).map((act) => (
                  <Button
                    key={act}
                    size="small"
                    aria-label={t(`apiClients.${act}Named`, { name: client.name })}
                    onPress={() => onAct(act, client)}
                  >
                    {t(`apiClients.${act}`)}
                  </Button>
                ))}
              </Inline>
            }
          >
            {client.name}
          </GridListItem>
        ))}
      </GridList>
    </Card>
  );
}

interface Words {
  t: Translate;
  format: Format;
  now: number;
}

/** Returns the text about a client: the user it acts as, its scopes, its last use, and the expiry of its key. */
function about({ acts_as, key_ending, scopes, last_used_at, last_used_from, expires_at }: Shown, words: Words): string {
  const { t, format, now } = words;
  const used =
    last_used_at === null
      ? t('apiClients.unused')
      : t('apiClients.used', { when: format.relative(last_used_at, now), from: last_used_from ?? '' });
  const isOver = expires_at !== null && new Date(expires_at).getTime() <= now;
  return [
    t('apiClients.actsAs', { name: acts_as.name, ending: key_ending }),
    scopesText(scopes, format, t),
    used,
    expires_at !== null && t(isOver ? 'apiClients.ended' : 'apiClients.endsAt', { when: format.exact(expires_at) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
