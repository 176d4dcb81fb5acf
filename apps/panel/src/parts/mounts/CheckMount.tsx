import { useMessages, useStore } from '../../context/app-context.ts';
import { ActionButton } from '../ActionButton.tsx';
import { createMountsStore } from './mounts-store.ts';

/** The button that checks a mount on its node. */
export function CheckMount({ mount }: { mount: { id: number; name: string } }) {
  const { check } = useStore(createMountsStore);
  const t = useMessages();
  return <ActionButton onPress={() => check(mount)}>{t('mounts.check')}</ActionButton>;
}
