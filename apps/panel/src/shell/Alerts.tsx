import { Banner } from '@kronos/ui/Banner';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../context/app-context.ts';
import type { RouteId } from '../routes/table.ts';
import { createAlertsStore } from './alerts-store.ts';

/** The alerts for this page (spec §1, "user interaction"). */
export function Alerts({ current }: { current: RouteId }) {
  const alerts = useStore(createAlertsStore);
  const { shown } = useSnapshot(alerts.state);
  const t = useMessages();
  return shown
    .filter(({ pages }) => pages.length === 0 || pages.includes(current))
    .map(({ id, tone, text, is_dismissible }, at) => (
      <Banner
        key={id}
        label={t('shell.alert', { position: at + 1 })}
        tone={tone}
        isAnnounced
        onDismiss={is_dismissible ? () => dismiss(id) : undefined}
      >
        {text}
      </Banner>
    ));

  function dismiss(id: number) {
    // The button is removed with its bar, and the focus would be lost.
    document.querySelector<HTMLElement>('h1')?.focus();
    void alerts.dismiss(id);
  }
}
