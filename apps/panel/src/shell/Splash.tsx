import { Spinner } from '@kronos/ui/Spinner';
import { useMessages } from '../context/app-context.ts';

/** The page while a session or a screen is being loaded. */
export function Splash() {
  const t = useMessages();
  return <Spinner label={t('common.loading')} size={24} />;
}
