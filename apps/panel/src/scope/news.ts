import type { ChannelManager } from '@kronos/realtime';
import { subscribe } from 'valtio/vanilla';
import type { App } from '../context/app.ts';
import { isAdmin, type Roles } from '../routes/roles.ts';
import { safeRedirect } from '../routes/safe-redirect.ts';
import type { Phrase } from '../messages/create-messages.ts';

/** How long toasts of deployments and deletions stay, and where (spec §9). */
export const passing = { timeout: 10_000, position: 'bottom-right' } as const;

export type News = ReturnType<typeof createNews>;

/** The shell's toasts: a newer version, a payment that is due, servers that were deployed or deleted (spec §8, §9). */
export function createNews({ notices, system, location, reload }: App) {
  let version: string | undefined;
  let isDue = false;

  const tellVersion = () =>
    notices.show({
      tone: 'info',
      title: (t) => t('notices.version.text'),
      timeout: null,
      group: 'version',
      action: { label: (t) => t('notices.version.refresh'), onPress: reload },
    });
  const open = (url: string) => {
    const to = safeRedirect(url);
    const label: Phrase = (t) => t('notices.open');
    return to === undefined ? {} : { action: { label, onPress: () => location.navigate(to) } };
  };

  const look = () => {
    const { settings } = system.state;
    if (!settings) return;
    // A page that was disconnected while the server was replaced missed the event, but reads the new version.
    if (version !== undefined && version !== settings.app_version) tellVersion();
    version = settings.app_version;
    if (settings.past_due && !isDue) {
      notices.show({
        tone: 'warning',
        title: (t) => t('notices.pastDue.title'),
        text: (t) => t('notices.pastDue.text'),
        timeout: null,
      });
    }
    isDue = settings.past_due;
  };

  return {
    /** Follows the settings; returns a function that stops it. */
    start(): () => void {
      look();
      return subscribe(system.state, look);
    },
    /** Subscribes to the socket's events; returns a function that unsubscribes. */
    subscribe(manager: ChannelManager, user: Roles): () => void {
      // Admins receive the events of all servers, their own included.
      const channel = isAdmin(user) ? 'admin' : 'user';
      const stops = [
        manager.on('system', 'new-version', (news) => {
          if (news.version === version) return;
          version = news.version;
          tellVersion();
        }),
        manager.on(channel, 'new-deployment', ({ name, url }) =>
          notices.show({
            ...passing,
            tone: 'success',
            title: (t) => t('notices.deployment.title'),
            text: (t) => t('notices.deployment.text', { name }),
            ...open(url),
          }),
        ),
        manager.on(channel, 'server-deleted', ({ serverAlias }) =>
          notices.show({
            ...passing,
            tone: 'neutral',
            title: (t) => t('notices.deletion.title'),
            text: (t) => t('notices.deletion.text', { name: serverAlias }),
          }),
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
