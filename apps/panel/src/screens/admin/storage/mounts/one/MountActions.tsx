import { useStore } from '../../../../../context/app-context.ts';
import { CheckMount } from '../../../../../parts/mounts/CheckMount.tsx';
import { createMountsStore } from '../../../../../parts/mounts/mounts-store.ts';
import { RemountButton } from './RemountButton.tsx';

/** The actions on a mount. */
export function MountActions({ mount }: { mount: { id: number; name: string } }) {
  const { remount } = useStore(createMountsStore);
  return (
    <>
      <CheckMount mount={mount} />
      <RemountButton name={mount.name} onRemount={() => remount(mount)} />
    </>
  );
}
