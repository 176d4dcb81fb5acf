import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useOnward } from '../../../../../context/use-onward.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createMountsStore } from '../mounts-store.ts';
import { newMount } from '../parts/draft.ts';
import { MountForm } from '../parts/MountForm.tsx';

/** A new mount; its page is where it is mounted. */
export function Page() {
  const store = useStore(createMountsStore);
  const onward = useOnward();
  const t = useMessages();
  return (
    <MountForm
      store={store}
      saved={newMount}
      title={t('mounts.new')}
      description={t('mounts.newText')}
      onSave={async (body) => {
        const goOn = onward();
        const outcome = await store.create(body);
        if (outcome.kind === 'ok') goOn(href(adminRoutes.mount, { mount: outcome.data.id }), { replace: true });
        return outcome;
      }}
    />
  );
}
