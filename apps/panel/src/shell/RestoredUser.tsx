import { DescriptionList } from '@kronos/ui/DescriptionList';
import { LinkButton } from '@kronos/ui/LinkButton';
import { DialogBody, DialogFooter, DialogHeader } from '@kronos/ui/Modal';
import { SkeletonRegion, Skeleton } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { adminRoutes } from '../routes/areas/admin.ts';
import { href } from '../routes/href.ts';
import { SignInAs } from '../parts/SignInAs.tsx';
import { RestoredFailure } from './RestoredFailure.tsx';
import { createRestoredStore } from './restored-store.ts';

/** A summary of a user, with a link to the user's page. */
export function RestoredUser({ id }: { id: number }) {
  const store = useStore(createRestoredStore);
  const { user, isMissing } = useSnapshot(store.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  useEffect(() => void store.showUser(id), [store, id]);

  const data = user.status === 'ready' ? user.data : undefined;
  return (
    <>
      <DialogHeader>{data?.name ?? t('restored.user.title')}</DialogHeader>
      <DialogBody>
        {user.status === 'failed' && (
          <RestoredFailure reason={user.reason(t)} {...(!isMissing && { onRetry: () => void store.showUser(id) })} />
        )}
        {(user.status === 'idle' || user.status === 'loading') && (
          <SkeletonRegion label={t('restored.loading')}>
            <Stack gap={12}>
              {([60, 80, 40, 20] as const).map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </SkeletonRegion>
        )}
        {data && (
          <DescriptionList
            items={[
              { id: 'email', label: t('restored.user.email'), value: data.email },
              { id: 'role', label: t('restored.user.role'), value: t(roleWord(data)) },
              {
                id: 'servers',
                label: t('restored.user.servers'),
                value: data.server_list.map(({ name }) => name).join(', ') || t('restored.user.noServers'),
              },
              { id: 'tickets', label: t('restored.user.tickets'), value: format.number(data.tickets) },
              {
                id: 'since',
                label: t('restored.user.since'),
                value: <time dateTime={data.created_at}>{format.exact(data.created_at)}</time>,
              },
              {
                id: 'seen',
                label: t('restored.user.seen'),
                value:
                  data.last_seen_at === null ? t('restored.user.neverSeen') : format.relative(data.last_seen_at, now),
              },
            ]}
          />
        )}
      </DialogBody>
      {data && (
        <DialogFooter>
          {!data.is_admin && <SignInAs user={data} />}
          <LinkButton tone="accent" href={href(adminRoutes.adminUser, { user: id })}>
            {t('restored.user.open')}
          </LinkButton>
        </DialogFooter>
      )}
    </>
  );
}

const roleWord = ({
  is_admin,
  is_moderator,
  is_reseller,
}: Record<'is_admin' | 'is_moderator' | 'is_reseller', boolean>) => {
  if (is_admin) return 'restored.user.role.admin';
  if (is_moderator) return 'restored.user.role.moderator';
  return is_reseller ? 'restored.user.role.reseller' : 'restored.user.role.customer';
};
