import type { InviteKeyState, OwnInviteKey } from '@kronos/api/contract';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../messages/create-messages.ts';
import { Moment } from '../../resource/Moment.tsx';

/** An invitation key as it is listed. */
export type Invitation = Snapshot<OwnInviteKey>;

const tones = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<InviteKeyState, string>;

/** The columns of a list of invitation keys; `people` renders the users who accepted a key. */
export const invitationColumns = <I extends Invitation>(
  t: Translate,
  people: (invitation: I) => ReactNode,
): readonly GridColumn<I>[] => [
  {
    id: 'key',
    header: t('invitations.key'),
    cell: ({ prefix }) => <Text isMono>{`${prefix}-…`}</Text>,
    isRowHeader: true,
    width: 110,
  },
  {
    id: 'state',
    header: t('invitations.state'),
    cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`invitations.state.${state}`)}</StatusDot>,
    width: 130,
  },
  {
    id: 'for',
    header: t('invitations.for'),
    cell: ({ email }) => email ?? t('invitations.anybody'),
    minWidth: 140,
  },
  {
    id: 'products',
    header: t('invitations.products'),
    cell: ({ products }) => {
      const names = products.map(({ name }) => name).join(', ');
      return names ? (
        <Text isTruncated title={names}>
          {names}
        </Text>
      ) : (
        t('invitations.noProducts')
      );
    },
    minWidth: 180,
  },
  { id: 'left', header: t('invitations.left'), cell: ({ uses_left }) => uses_left, isNumeric: true, width: 110 },
  {
    id: 'usedBy',
    header: t('invitations.usedBy'),
    cell: (invitation) => (invitation.used_by.length === 0 ? t('invitations.nobody') : people(invitation)),
    minWidth: 140,
  },
  {
    id: 'expires',
    header: t('invitations.expires'),
    cell: ({ expires_at }) => (expires_at === null ? t('invitations.never') : <Moment at={expires_at} />),
    width: 232,
  },
];
