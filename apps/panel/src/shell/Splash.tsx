import { Spinner } from '@kronos/ui/Spinner';
import { useMessages } from '../context/app-context.ts';

/** Nothing to show yet: a session or a screen is on its way. */
export function Splash() {
  const t = useMessages();
  return <Spinner label={t('common.loading')} size={24} />;
}
