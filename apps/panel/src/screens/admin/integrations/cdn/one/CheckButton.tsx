import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { createCheckStore } from '../check-store.ts';

/** Checks a CDN host now. */
export function CheckButton({ host }: { host: { id: number; name: string } }) {
  const { check } = useStore(createCheckStore);
  const t = useMessages();
  return <ActionButton onPress={() => check(host)}>{t('cdnHosts.check')}</ActionButton>;
}
