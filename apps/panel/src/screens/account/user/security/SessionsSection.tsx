import type { OwnSession } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { GridList, GridListItem } from '@kronos/ui/GridList';
import { MonitorIcon } from '@kronos/ui/icons';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { Section } from './Section.tsx';
import type { SecurityStore } from './security-store.ts';

/** All sessions of the account, including impersonations. */
export function SessionsSection({
  store,
  sessions,
}: {
  store: SecurityStore;
  sessions: readonly Readonly<OwnSession>[];
}) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={t('security.sessions.title')} description={t('security.sessions.description')}>
      <GridList label={t('security.sessions.title')} emptyText={t('security.sessions.empty')}>
        {sessions.map((session) => {
          const device = deviceOf(session, t);
          return (
            <GridListItem
              key={session.id}
              id={session.id}
              icon={<MonitorIcon />}
              description={detailOf(session, t, (at) => format.relative(at, now))}
              end={
                session.is_current ? (
                  <Badge tone="success">{t('security.sessions.current')}</Badge>
                ) : (
                  <ActionButton
                    size="small"
                    aria-label={t('security.sessions.endNamed', { device })}
                    onPress={() => store.endSession(session.id)}
                  >
                    {t('security.sessions.end')}
                  </ActionButton>
                )
              }
            >
              {device}
            </GridListItem>
          );
        })}
      </GridList>
      <div>
        <Button isDisabled={sessions.length < 2} onPress={() => setAsking(true)}>
          {t('security.sessions.endOthers')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="accent"
        title={t('security.sessions.endOthersAsk')}
        confirmLabel={t('security.sessions.endOthers')}
        onConfirm={store.endOtherSessions}
      >
        {t('security.sessions.endOthersText')}
      </ConfirmDialog>
    </Section>
  );
}

function deviceOf({ browser, system }: Readonly<OwnSession>, t: Translate): string {
  if (browser !== null && system !== null) return t('security.sessions.device', { browser, system });
  return browser ?? system ?? t('security.sessions.unknown');
}

function detailOf(
  { ip, created_at, last_used_at, impersonated_by }: Readonly<OwnSession>,
  t: Translate,
  ago: (at: string) => string,
): string {
  const detail = t('security.sessions.detail', { ip: ip ?? '', created: ago(created_at), used: ago(last_used_at) });
  return impersonated_by === null ? detail : `${t('security.sessions.asYou', { admin: impersonated_by })}. ${detail}`;
}
