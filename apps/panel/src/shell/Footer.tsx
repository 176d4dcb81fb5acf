import { Inline } from '@kronos/ui/Inline';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';

const firstYear = 2018;

/** Copyright range and version (spec §1). */
export function Footer() {
  const { system, clock } = useApp();
  const { brand, settings } = useSnapshot(system.state);
  const t = useMessages();
  const years = { from: String(firstYear), to: String(new Date(clock.now()).getFullYear()) };
  return (
    <Inline gap={12} justify="between">
      <span>{t('shell.footer.copyright', { ...years, brand: brand.app_name })}</span>
      {settings && <span>{t('shell.footer.version', { version: settings.app_version })}</span>}
    </Inline>
  );
}
