import type { MediaInvite, Server } from '@kronos/api/contract';
import type { DescriptionListItem } from '@kronos/ui/DescriptionList';
import { Link } from '@kronos/ui/Link';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../../../../messages/create-messages.ts';
import { inviteRow } from '../../../../../parts/media/invite-row.tsx';
import { inviteLabels } from '../../../../../parts/media/library-labels.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

const tones = { accepted: 'success', pending: 'info', 'no-account': 'warning' } as const;

/** The details of a person who may see a server, or is invited to it. */
export function inviteFacts(
  invite: Snapshot<MediaInvite>,
  { name, node }: Snapshot<Pick<Server, 'name' | 'node'>>,
  t: Translate,
): DescriptionListItem[] {
  const { email, libraries, state, isAdmin, since } = inviteRow(invite);
  const labels = inviteLabels(t);
  const unknown = t('media.invite.unknown');
  return [
    {
      id: 'state',
      label: labels.state,
      value: <StatusDot tone={tones[state]}>{isAdmin ? labels.administrator : labels.states[state]}</StatusDot>,
    },
    { id: 'email', label: labels.email, value: email ?? unknown },
    { id: 'how', label: t('media.invite.how'), value: t(`media.way.${invite.how}`) },
    {
      id: 'libraries',
      label: labels.libraries,
      value: libraries === 'all' ? labels.all : libraries.join(', ') || labels.none,
    },
    { id: 'since', label: labels.since, value: since ?? unknown },
    { id: 'server', label: labels.server, value: name },
    {
      id: 'node',
      label: t('nodes.container.node'),
      value: <Link href={href(adminRoutes.node, { node: node.id })}>{node.alias}</Link>,
    },
  ];
}
