import type { AudienceRole, MailingRow, MailingState } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';
import { serverTypeNames } from '../../../../messages/server-types.ts';

export const roles = ['customer', 'reseller', 'moderator', 'admin'] as const satisfies readonly AudienceRole[];

export const stateTones = {
  draft: 'neutral',
  sending: 'info',
  stopped: 'warning',
  sent: 'success',
} as const satisfies Record<MailingState, string>;

/** Returns the roles that a mailing is for. */
export const rolesText = (audience: readonly AudienceRole[], t: Translate): string =>
  roles.every((role) => audience.includes(role))
    ? t('mailings.everybody')
    : audience.map((role) => t(`mailings.audience.${role}`)).join(', ');

/** Returns the roles, with the nodes and the type of server that narrow the audience. */
export const audienceText = ({ audience, nodes, server_type }: MailingRow, t: Translate): string =>
  [rolesText(audience, t), ...nodes.map(({ alias }) => alias), server_type && serverTypeNames[server_type]]
    .filter(Boolean)
    .join(' · ');
