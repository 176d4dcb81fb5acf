import type { UserMark, UserRole, UserRow } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Inline } from '@kronos/ui/Inline';
import type { Translate } from '../../../messages/create-messages.ts';

export const roleWords = (t: Translate): Record<UserRole, string> => ({
  admin: t('users.role.admin'),
  moderator: t('users.role.moderator'),
  reseller: t('users.role.reseller'),
  customer: t('users.role.customer'),
  'sub-user': t('users.role.subUser'),
});

export const markWords = (t: Translate): Record<UserMark, string> => ({
  trial: t('users.mark.trial'),
  contributor: t('users.mark.contributor'),
  'past-due': t('users.mark.pastDue'),
  restricted: t('users.mark.restricted'),
  billing: t('users.mark.billing'),
});

type Flags = Pick<
  UserRow,
  'is_admin' | 'is_moderator' | 'is_reseller' | 'is_trial' | 'is_contributor' | 'past_due' | 'restrictions' | 'parent'
>;

/** What somebody is here; who is nothing else is a customer. */
export function rolesOf({ is_admin, is_moderator, is_reseller, parent }: Flags): UserRole[] {
  const roles = [
    is_admin && 'admin',
    is_moderator && 'moderator',
    is_reseller && 'reseller',
    parent !== null && 'sub-user',
  ] as const;
  const held = roles.filter((role) => role !== false);
  return held.length > 0 ? held : ['customer'];
}

/** What stands out about somebody. */
export const marksOf = ({ is_trial, is_contributor, past_due, restrictions }: Flags): UserMark[] =>
  (
    [
      is_trial && 'trial',
      is_contributor && 'contributor',
      past_due && 'past-due',
      restrictions.length > 0 && 'restricted',
    ] as const
  ).filter((mark) => mark !== false);

const tones = {
  trial: 'info',
  contributor: 'accent',
  'past-due': 'warning',
  restricted: 'neutral',
  billing: 'neutral',
} as const;

export function Marks({ user, t }: { user: Flags; t: Translate }) {
  const marks = marksOf(user);
  if (marks.length === 0) return t('users.none');
  return (
    <Inline gap={4}>
      {marks.map((mark) => (
        <Badge key={mark} tone={tones[mark]}>
          {markWords(t)[mark]}
        </Badge>
      ))}
    </Inline>
  );
}
