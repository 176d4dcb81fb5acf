import { DemoBanner } from '@kronos/ui/DemoBanner';
import { use } from 'react';
import { useApp } from '../context/app-context.ts';

/** What a demo means for the visitor. */
export function DemoNotice() {
  const { messages } = useApp();
  use(messages.ensure('shell'));
  const { t } = messages;
  return <DemoBanner badge={t('shell.demo.badge')}>{t('shell.demo.banner')}</DemoBanner>;
}
