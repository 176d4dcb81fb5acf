import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { createMountsStore } from '../mounts-store.ts';
import { RemountButton } from './RemountButton.tsx';

/** The actions on a mount. */
export function MountActions({ mount }: { mount: { id: number; name: string } }) {
  const { check, remount } = useStore(createMountsStore);
  const t = useMessages();
  return (
    <>
      <ActionButton onPress={() => check(mount)}>{t('mounts.check')}</ActionButton>
      <RemountButton name={mount.name} onRemount={() => remount(mount)} />
    </>
  );
}
