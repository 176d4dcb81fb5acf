import type { Mount } from '@kronos/api/contract';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import { useNow } from '../../../../../context/use-now.ts';
import { usePageName } from '../../../../../context/use-page-name.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { DeedButton } from '../../../../../parts/DeedButton.tsx';
import { RecordScreen } from '../../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createMountsStore, type MountsStore } from '../mounts-store.ts';
import { formOf } from '../parts/draft.ts';
import { MountForm } from '../parts/MountForm.tsx';
import { foundText } from '../words.ts';
import { DeleteMount } from './DeleteMount.tsx';
import { RemountButton } from './RemountButton.tsx';

/** One mount: what its node was found to have, and its form (spec §2, /app/admin/storage/mounts). */
export function Page({ params }: PageProps<'mount'>) {
  const store = useStore(createMountsStore);
  const t = useMessages();
  return (
    <RecordScreen
      store={store.one}
      id={Number(params.mount)}
      listHref={href(adminRoutes.mounts)}
      words={{
        loading: t('mounts.loading'),
        failed: t('mounts.failed'),
        missing: t('mounts.missing'),
        missingText: t('mounts.missingText'),
        back: t('mounts.back'),
      }}
    >
      {(mount) => <Change mount={mount} store={store} />}
    </RecordScreen>
  );
}

function Change({ mount, store }: { mount: Mount; store: MountsStore }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { id, name, has_credentials } = mount;
  usePageName(name);
  return (
    <MountForm
      key={id}
      store={store}
      saved={formOf(mount)}
      kept={{ hasSecret: has_credentials }}
      title={name}
      description={foundText(mount, t, format, now)}
      onSave={(body) => store.update(id, body)}
      actions={
        <>
          <DeedButton onPress={() => store.check(mount)}>{t('mounts.check')}</DeedButton>
          <RemountButton name={name} onRemount={() => store.remount(mount)} />
        </>
      }
      dangerZone={{
        title: t('mounts.delete'),
        description: t('mounts.deleteText'),
        action: <DeleteMount name={name} onDelete={() => store.remove(id)} />,
      }}
    />
  );
}
