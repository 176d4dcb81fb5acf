import { EmptyState } from '@kronos/ui/EmptyState';
import { SearchIcon } from '@kronos/ui/icons';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { RecordScreen } from '../../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createContainerStore } from '../container-store.ts';
import { InviteView } from './InviteView.tsx';

/** A person who may see the server of a container (spec §2, …/container/:container/invites/:invite). */
export function Page({ params: { node, container, invite } }: PageProps<'containerInvite'>) {
  const { named } = useStore(createContainerStore);
  const t = useMessages();
  const back = href(adminRoutes.nodeContainer, { node, container });
  return (
    <RecordScreen
      store={named(container)}
      id={Number(node)}
      listHref={back}
      words={{
        loading: t('media.invites.loading'),
        failed: t('nodes.container.failed'),
        missing: t('nodes.container.missing'),
        missingText: t('nodes.container.missingText'),
        back: t('nodes.container.back'),
      }}
    >
      {({ name, server, node: { alias } }) =>
        server ? (
          <InviteView serverId={server.id} inviteId={invite} container={name} node={alias} back={back} />
        ) : (
          <EmptyState
            level={1}
            glyph={<SearchIcon size={24} />}
            title={t('media.invite.missing')}
            description={t('nodes.container.noServer')}
            action={<LinkButton href={back}>{t('nodes.container.toContainer')}</LinkButton>}
          />
        )
      }
    </RecordScreen>
  );
}
